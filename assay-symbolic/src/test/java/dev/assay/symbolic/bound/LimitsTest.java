package dev.assay.symbolic.bound;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.api.Assay;
import dev.assay.explore.result.Reason;
import dev.assay.machine.Machine;
import dev.assay.machine.MachineOptions;
import dev.assay.machine.launch.BootImages;
import dev.assay.machine.launch.EntryFinder;
import dev.assay.machine.loading.ClassPath;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.natives.JdkNatives;
import dev.assay.machine.types.Universe;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A check that would take for hours ends when it is told to, wherever it is. The bounds on time are
 * generous: they are to tell an end from none.
 */
class LimitsTest {
  private static final String SOURCE =
      """
      import dev.assay.api.Assay;
      public class Hard {
        static volatile long product;

        /** A question that no solver answers soon. */
        static void question() {
          long x = Assay.anyLong();
          long y = Assay.anyLong();
          Assay.assume(x > 1 && y > 1 && x < 3_000_000_000L && y < 3_000_000_000L);
          assert x * y != 3_000_000_048_000_000_191L;
        }

        /** The same in the midst of a step. */
        static void step() throws InterruptedException {
          long x = Assay.anyLong();
          long y = Assay.anyLong();
          Assay.assume(x > 1 && y > 1 && x < 3_000_000_000L && y < 3_000_000_000L);
          Thread t = new Thread(() -> product = x * y);
          t.start();
          t.join();
          assert product != 3_000_000_048_000_000_191L;
        }

        static void numbers() {
          long sum = 0;
          for (long i = 0; i < Long.MAX_VALUE; i++) {
            sum += i;
          }
          assert sum > 0;
        }

        static void terms() {
          int x = Assay.anyInt();
          for (long i = 0; i < Long.MAX_VALUE; i++) {
            x = 31 * x + 7;
          }
          assert x != 0;
        }

        static void copies() {
          int[] from = new int[1 << 20];
          int[] to = new int[1 << 20];
          while (true) {
            System.arraycopy(from, 0, to, 0, from.length);
          }
        }

        static void thread() throws InterruptedException {
          Thread t = new Thread(Hard::numbers);
          t.start();
          t.join();
        }
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "question, 1500", "step, 1500", "numbers, 500", "terms, 500", "copies, 500", "thread, 500",
    "question, 0", "step, 0", "numbers, 0", "terms, 0", "copies, 0", "thread, 0"
  })
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void aCheckEndsWhenItIsToldTo(String method, long maxMillis) throws Exception {
    Path source = Files.writeString(folder.resolve("Hard.java"), SOURCE);
    Path api = Path.of(Assay.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String[] arguments = {"-g", "-cp", api.toString(), "-d", folder + "", source + ""};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments)).isZero();
    JdkImage jdk = JdkImage.open(Path.of(System.getProperty("java.home")));
    BoundProgress progress = new BoundProgress();
    BoundSettings s = BoundSettings.standard();
    BoundSettings settings =
        new BoundSettings(
            s.engine(),
            s.unwind(),
            s.disjuncts(),
            s.workers(),
            s.solvers(),
            s.maxArray(),
            s.maxObjects(),
            s.all(),
            maxMillis == 0 ? Long.MAX_VALUE : maxMillis,
            s.contracts());
    Universe universe = universe(jdk, api);
    BoundedCheck check =
        new BoundedCheck(
            () -> new Machine(universe(jdk, api), MachineOptions.standard()),
            new BootImages(Path.of("target/boot-images")),
            new BoundTarget(new EntryFinder(universe).find("Hard", method), false, null, List.of()),
            settings,
            progress);
    if (maxMillis == 0) {
      Thread interrupter =
          new Thread(
              () -> {
                try {
                  Thread.sleep(500);
                } catch (InterruptedException e) {
                  Thread.currentThread().interrupt();
                }
                progress.end();
              });
      interrupter.start();
    }
    BoundResult result = check.run();
    assertThat(result.violations()).isEmpty();
    assertThat(result.exhausted()).isFalse();
    assertThat(result.incompleteness())
        .anyMatch(why -> why.reason() == (maxMillis == 0 ? Reason.INTERRUPTED : Reason.TIME_LIMIT));
  }

  private Universe universe(JdkImage jdk, Path api) {
    return new Universe(
        jdk, new ClassPath(List.of(folder, api), Map.of(), jdk.feature()), JdkNatives.INSTANCE);
  }
}
