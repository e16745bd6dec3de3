package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which kinds of violations count is for the user to say; the search goes on after others. */
class OnlyTest {
  private static final String PROGRAM =
      """
      import dev.assay.api.Assay;

      public class Kinds {
        static volatile int done;
        static int plain;

        static void failsThenGoesOn(int x) throws InterruptedException {
          Thread t =
              new Thread(
                  () -> {
                    if (x == 3) {
                      done = 1;
                      throw new IllegalStateException();
                    }
                  });
          t.start();
          t.join();
          assert done == 0;
        }

        static void throwsOnly(int x) {
          if (x == 3) {
            throw new IllegalStateException();
          }
        }

        static void races(int x) throws InterruptedException {
          Thread t = new Thread(() -> plain = x);
          t.start();
          plain = 7;
          t.join();
          assert plain == 7 || plain == x;
        }

        public static void main(String[] args) throws InterruptedException {
          failsThenGoesOn(Assay.chooseBoolean() ? 3 : 4);
        }
      }
      """;

  @TempDir private Path folder;
  private String file;

  @BeforeEach
  void write() {
    file = new Workspace(folder).source("Kinds.java", PROGRAM);
  }

  private static CommandOutput run(int status, String... words) {
    CommandOutput output = CommandOutput.of(words);
    assertThat(output.exit()).as(output.out() + output.err()).isEqualTo(status);
    return output;
  }

  @Test
  void whatDoesNotCountIsNotReported() {
    assertThat(run(1, "bound", file + "#throwsOnly").out()).contains("IllegalStateException");
    run(0, "bound", "--only", "assertion,deadlock", file + "#throwsOnly");
  }

  @Test
  void whatFollowsIsFound() {
    assertThat(run(1, "check", file).out()).startsWith("violation: uncaught exception");
    assertThat(run(1, "check", "--only", "assertion", file).out())
        .startsWith("violation: assertion failed in thread \"main\"")
        .contains("1 violation");
    assertThat(run(1, "bound", "--only", "assertion", file + "#failsThenGoesOn").out())
        .startsWith("violation: assertion failed in thread \"main\"");
    run(0, "check", "--only", "deadlock,race,stuck", file);
  }

  @Test
  void racesThatDoNotCountAreExplored() {
    String races = file + "#races";
    assertThat(run(1, "bound", races).out()).startsWith("violation: data race");
    assertThat(run(3, "bound", "--only", "assertion", races).out()).contains("weak");
    run(0, "bound", "--only", "assertion", "--accept", "weak-memory", races);
    assertThat(run(3, "bound", "--races", "promote", races).out()).contains("weak");
    assertThat(run(3, "bound", "--races", "ignore", races).out()).contains("not looked for");
  }

  @Test
  void propertiesThatDoNotCountAreNotInTheResult() {
    String json = run(0, "bound", "--only", "assertion", "--json", "-", file + "#throwsOnly").out();
    assertThat(json).contains("\"assertion\"").doesNotContain("\"exception\"");
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThat(run(2, "check", "--only", "asertion", file).err())
        .contains("did you mean assertion");
    run(2, "check", "--only", "race", "--races", "promote", file);
    run(2, "check", "--only", "assertion", "--certificate", folder + "/c", file);
  }

  @Test
  void solversCheckEachOther() {
    assertThat(
            run(0, "bound", "--check-solvers", "--only", "assertion", file + "#throwsOnly").out())
        .startsWith("verified");
    assertThat(run(1, "bound", "--check-solvers", file + "#throwsOnly").out())
        .contains("IllegalStateException");
  }
}
