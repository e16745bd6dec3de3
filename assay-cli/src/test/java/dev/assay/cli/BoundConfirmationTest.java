package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code assay bound} executes what it has found again, in its machine and on the JVM. */
class BoundConfirmationTest {
  private static final String PROGRAM =
      """
      import java.util.Set;

      public class Again {
        static class Odd extends RuntimeException {
          @Override
          public String toString() {
            return "odd";
          }

          @Override
          public String getMessage() {
            throw new IllegalStateException();
          }
        }

        static void ownText(int x) {
          if (x == 5) {
            throw new Odd();
          }
        }

        static void closed(int x) {
          System.err.close();
          assert x != 5;
        }

        static void reads(int x) throws Exception {
          if (System.in.read() == 'A') {
            assert x != 5;
          }
        }

        static void readsBeforeThread(int x) throws Exception {
          int read = System.in.read();
          new Thread(() -> {}).start();
          assert read != 'A' || x != 5;
        }

        static void otherProperty(int x) {
          String name = System.getProperty("java.vm.name");
          assert x != 5 || name.contains("HotSpot") || name.contains("OpenJDK");
        }

        static void tooLarge(boolean b) {
          if (b) {
            long[] all = new long[200_000_000];
          }
        }

        static int deep(int n) {
          return n == 0 ? 0 : 1 + deep(n - 1);
        }

        static void tooDeep(int x) {
          if (x == 5) {
            deep(60_000);
          }
        }

        static void order(int x) {
          int all = 0;
          for (int each : Set.of(1, 2)) {
            all = 10 * all + each;
          }
          assert all == 12 || x != 5;
        }

        static void orders(int x) {
          int all = 0;
          for (int each : Set.of(1, 2)) {
            all = 10 * all + each;
          }
          assert all == 12 || all == 21;
        }
      }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "ownText, 1, Again$Odd",
    "closed, 1, AssertionError",
    "reads, 1, AssertionError",
    "readsBeforeThread, 1, AssertionError",
    "otherProperty, 3, an ordinary JVM does otherwise",
    "tooLarge, 1, OutOfMemoryError",
    "tooDeep, 1, StackOverflowError",
    "order, 1, iteration order",
    "orders, 0, all inputs were examined",
  })
  void verdictsDoNotDependOnWhatTheProgramPrintsOrReads(String method, int exit, String said) {
    String file = new Workspace(folder).source("Again.java", PROGRAM);
    CommandOutput output = CommandOutput.withInput("A\n", "bound", file + "#" + method);
    assertThat(output.err()).isEmpty();
    assertThat(output.exit()).as(output.out()).isEqualTo(exit);
    assertThat(output.out()).contains(said);
  }
}
