package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.api.Assay;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How {@code assay bound} shows the inputs with which a program fails. */
class BoundInputsTest {
  private static final String PROGRAM =
      """
      import dev.assay.api.Assay;

      public class Shown {
        enum Color {
          RED,
          GREEN {
            @Override
            int weight() {
              return 2;
            }
          };

          int weight() {
            return 1;
          }
        }

        static class Node {
          int value;
          Node next;
          Color color;
        }

        int seven;

        static void numbers(long big, int x, boolean b) {
          assert big != 1L << 40 || x != 3 || !b;
        }

        static void arrays(int[] a, int[] same, Color[] colors) {
          if (a != null && a.length == 2 && a[0] == 5 && a[1] == 6 && a == same) {
            assert colors == null || colors.length != 2 || colors[0] == colors[1]
                || colors[1] != Color.RED || colors[0] == null;
          }
        }

        void object(Node node) {
          if (seven == 7 && node != null && node.next == node && node.value == 1) {
            assert node.color == null || node.color.weight() != 2;
          }
        }

        static void drawn(short s) {
          int x =
              Assay.anyInt(1, 9);
          Runnable other = () -> { assert Assay.anyLong() != 4; };
          if (x == 3 && s == 2) other.run();
        }
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "numbers | big = 1099511627776L; x = 3; b = true",
        "arrays  | a = int[]#1 [5, 6]; same = int[]#1; colors = [GREEN, RED]",
        "object  | this = Shown#1 {seven = 7}; "
            + "node = Shown$Node#2 {value = 1, next = Shown$Node#2, color = GREEN}",
        "drawn   | s = 2; anyInt(1, 9) at Shown.java:45 = 3; anyLong() at Shown.java:46 = 4L",
      })
  void inputsHaveTheNamesOfTheSource(String method, String expected) {
    String file = new Workspace(folder).source("Shown.java", PROGRAM);
    CommandOutput output = CommandOutput.of("bound", file + "#" + method);
    assertThat(output.err()).isEmpty();
    assertThat(output.exit()).isEqualTo(1);
    assertThat(inputs(output.out())).isEqualTo(List.of(expected.split("; ")));
  }

  /** They are confirmed on an ordinary JVM, where classes must be initialised in the same order. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Early#ofClass  | x = 3; anyInt(0, 9) at Early.java:3 = 7",
        "Early#ofObject | anyInt(0, 9) at Early.java:3 = 7; this = Early#1 {}; x = 3",
        "Base#ofOther   | anyInt(0, 9) at Early.java:8 = 7; other = Other#1 {v = 3}; x = 3",
        "Late#inherited | anyInt(0, 9) at Early.java:12 = 7; x = 3",
      })
  void inputsOfInitialisersComeWhenTheClassIsInitialised(String target, String expected) {
    String source =
        """
        import dev.assay.api.Assay;
        class Early {
          static final int DRAWN = Assay.anyInt(0, 9);
          static void ofClass(int x) { assert x != 3 || DRAWN != 7; }
          void ofObject(int x) { assert x != 3 || DRAWN != 7; }
        }
        class Other {
          static int drawn = Assay.anyInt(0, 9);
          int v;
        }
        class Late extends Base {
          static { drawn = Assay.anyInt(0, 9); }
        }
        class Base {
          static int drawn;
          static void inherited(int x) { assert x != 3 || drawn != 7; }
          static void ofOther(Other other, int x) {
            assert x != 3 || other == null || other.v != 3 || Other.drawn != 7;
          }
        }
        """;
    String api = Path.of(api().getPath()).toString();
    String classes = new Workspace(folder).compile("Early.java", source, api);
    CommandOutput output = CommandOutput.of("bound", "-cp", classes, target);
    assertThat(output.err()).isEmpty();
    assertThat(inputs(output.out())).isEqualTo(List.of(expected.split("; ")));
  }

  private static URL api() {
    return Assay.class.getProtectionDomain().getCodeSource().getLocation();
  }

  @Test
  void aPreconditionThatThrowsIsTheUsersMistake() {
    String source =
        """
        class Ratio {
          static boolean isLarge(int k) { return 10 / k > 1; }
          static void go(int k) { assert k < 10; }
        }
        """;
    String classes = new Workspace(folder).compile("Ratio.java", source, "");
    CommandOutput output =
        CommandOutput.of("bound", "--requires", "Ratio#isLarge", "-cp", classes, "Ratio#go");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err())
        .startsWith("assay: the precondition Ratio.isLarge throws java.lang.ArithmeticException")
        .hasLineCount(1);
  }

  @Test
  void aPreconditionThatTheTargetCallsAndThatThrowsThereIsAViolation() {
    String source =
        """
        class Strict {
          static boolean strict;
          static boolean isThree(int k) {
            if (strict) throw new IllegalStateException();
            return k == 3;
          }
          static void go(int k) { strict = true; isThree(k); }
        }
        """;
    String classes = new Workspace(folder).compile("Strict.java", source, "");
    CommandOutput output =
        CommandOutput.of("bound", "--requires", "Strict#isThree", "-cp", classes, "Strict#go");
    assertThat(output.exit()).isEqualTo(1);
    assertThat(inputs(output.out())).containsExactly("k = 3");
  }

  @Test
  void withoutDebugInformationArgumentsAreNumbered() {
    Workspace workspace = new Workspace(folder);
    String source = "class Bare { static void go(long a, int b) { assert a != 5 || b != 6; } }";
    String classes = workspace.compile("Bare.java", source, "", "-g:none");
    CommandOutput output = CommandOutput.of("bound", "-cp", classes, "Bare#go");
    assertThat(inputs(output.out())).containsExactly("arg0 = 5L", "arg1 = 6");
  }

  /** As in jars with parts for newer Javas; what cannot be loaded is no subclass either. */
  @Test
  void classFilesThatCannotBeReadDoNotMatter() throws IOException {
    String source =
        "class Go { static class P { int x; } static void go(P p) { assert p == null || p.x != 7; } }";
    String classes = new Workspace(folder).compile("Go.java", source, "");
    Path newer = Files.createDirectories(Path.of(classes, "META-INF/versions/99"));
    byte[] bytes = Files.readAllBytes(Path.of(classes, "Go.class"));
    bytes[7] = (byte) 143; // the version
    Files.write(newer.resolve("Go.class"), bytes);
    Files.writeString(Path.of(classes, "Bad.class"), "bad");
    CommandOutput output = CommandOutput.of("bound", "-cp", classes, "Go#go");
    assertThat(output.err()).isEmpty();
    assertThat(inputs(output.out())).containsExactly("p = Go$P#1 {x = 7}");
  }

  @Test
  void namesThatAreKeptForReflectionAreUsed() {
    Workspace workspace = new Workspace(folder);
    String source = "class Kept { void go(long a, int b) { assert a != 5 || b != 6; } }";
    String classes = workspace.compile("Kept.java", source, "", "-g:none", "-parameters");
    CommandOutput output = CommandOutput.of("bound", "-cp", classes, "Kept#go");
    assertThat(inputs(output.out())).containsExactly("this = Kept#1 {}", "a = 5L", "b = 6");
  }

  /** The lines from "inputs:" to the next empty one. */
  private static List<String> inputs(String text) {
    return text.lines()
        .dropWhile(line -> !line.startsWith("inputs:"))
        .takeWhile(line -> !line.isEmpty())
        .map(line -> line.substring("inputs:".length()).strip())
        .toList();
  }
}
