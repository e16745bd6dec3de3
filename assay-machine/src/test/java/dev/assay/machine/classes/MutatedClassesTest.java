package dev.assay.machine.classes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.machine.flow.InMemoryCompiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Compiled classes with some of their bytes changed end in the machine as they do on the running
 * JVM: with the same result, or an error of the same class.
 */
class MutatedClassesTest {
  private static final int COUNT = Integer.getInteger("assay.mutants", 300);
  private static final long SEED = Long.getLong("assay.seed", 1);

  /**
   * The running JVM checks code against its stack maps, and loads classes for that. The machine has
   * no use for stack maps: it finds out the types by itself. So a few of these errors differ.
   */
  private static final List<String> CHECKED =
      List.of(
          ": java.lang.VerifyError, but",
          ": java.lang.ClassFormatError, but returned",
          ": java.lang.NoClassDefFoundError, but");

  private static final String SOURCE =
      """
      import java.util.function.*;

      public class Subject extends Base implements Comparable<Subject> {
        static final int LIMIT = 7;
        static final long LONG = 1L << 40;
        static final String NAME = "name";
        private final int x;
        protected double d = 2.5;

        Subject(int x) {
          super(x);
          this.x = x;
        }

        @Override
        public int compareTo(Subject other) {
          return Integer.compare(x, other.x);
        }

        @Override
        int twice() {
          return super.twice() + 1;
        }

        static int choose(Object o) {
          if (o instanceof String) {
            return ((String) o).length();
          }
          switch (o.hashCode()) {
            case 1: return 10;
            case 2: return 20;
            case 1000: return 30;
            default: return 40;
          }
        }

        static String join(Supplier<String> s, Function<Integer, String> f, BiFunction<Long, String, Object> b) {
          return s.get() + ":" + f.apply(3) + NAME + b.apply(5L, "b") + 'c' + 1.5f;
        }

        private static String plain(int i) {
          return "<" + i + ">";
        }

        private Object instance(Long l, String s) {
          return l + s + x;
        }

        record Pair(int a, String b) {}

        public static String run() {
          Subject s = new Subject(5);
          int[] numbers = {1, 2, 3};
          String[][] grid = new String[2][3];
          grid[1][2] = "g";
          long sum = 0;
          for (int n : numbers) {
            sum += n * LONG;
          }
          String text;
          try {
            text = String.valueOf(numbers[choose("abc")]);
          } catch (ArrayIndexOutOfBoundsException e) {
            text = "out";
          } finally {
            sum++;
          }
          String captured = text;
          synchronized (s) {
            text += join(() -> captured, Subject::plain, s::instance);
          }
          IntFunction<int[]> maker = int[]::new;
          Comparable<Subject> c = s;
          return text + sum + grid[1][2] + s.twice() + c.compareTo(new Subject(6)) + choose(1000)
              + maker.apply(2).length + s.d + new Pair(1, "p") + LIMIT;
        }
      }

      class Base {
        final int base;

        Base(int base) {
          this.base = base;
        }

        int twice() {
          return 2 * base;
        }
      }
      """;

  @Test
  void endAsTheyDoOnTheRunningJvm() throws Exception {
    Map<String, byte[]> classes =
        new TreeMap<>(InMemoryCompiler.compile("Subject", SOURCE, List.of("-Xlint:none", "-g")));
    ClassTwins twins = new ClassTwins(Map.of());
    SplittableRandom random = new SplittableRandom(SEED);
    List<String> names = List.copyOf(classes.keySet());
    List<String> differences = new ArrayList<>();
    Map<String, Integer> outcomes = new TreeMap<>();
    assertThat(twins.inMachine("Subject", classes))
        .isEqualTo(twins.onHotSpot("Subject", classes))
        .startsWith("returned");
    for (int i = 0; i < COUNT; i++) {
      Map<String, byte[]> mutants = new HashMap<>(classes);
      String victim = random.nextInt(3) > 0 ? "Subject" : names.get(random.nextInt(names.size()));
      byte[] bytes = mutants.get(victim).clone();
      StringBuilder changes = new StringBuilder();
      for (int flips = 1 + random.nextInt(2); flips > 0; flips--) {
        int at = 8 + random.nextInt(bytes.length - 8);
        bytes[at] =
            (byte)
                switch (random.nextInt(4)) {
                  case 0 -> random.nextInt(256);
                  case 1 -> bytes[at] + 1;
                  case 2 -> bytes[at] - 1;
                  default -> bytes[at] ^ 1 << random.nextInt(8);
                };
        changes.append(' ').append(at).append('=').append(bytes[at]);
      }
      mutants.put(victim, bytes);
      String expected = twins.onHotSpot("Subject", mutants);
      if (expected == null) {
        continue; // an endless loop
      }
      String actual = twins.inMachine("Subject", mutants);
      outcomes.merge(expected.startsWith("returned") ? "returned" : expected, 1, Integer::sum);
      if (!expected.equals(actual)) {
        differences.add(
            i + " " + victim + changes + ": " + expected + ", but " + actual + twins.details());
      }
    }
    assertThat(outcomes.keySet())
        .contains(
            "returned",
            "java.lang.ClassFormatError",
            "java.lang.NoClassDefFoundError",
            "java.lang.NoSuchMethodError",
            "java.lang.VerifyError");
    assertThat(differences).noneMatch(d -> d.contains("but machine"));
    assertThat(differences).allMatch(d -> CHECKED.stream().anyMatch(d::contains));
    assertThat(differences).as("%s", differences).hasSizeLessThan(COUNT / 20);
  }
}
