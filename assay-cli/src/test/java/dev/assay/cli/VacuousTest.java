package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Where the assumptions of a program contradict each other, verified says that it means nothing.
 */
class VacuousTest {
  private static final String NOTE = "vacuously: no run fulfils the assumptions";

  @TempDir private Path folder;

  private String program(String statements) {
    return new Workspace(folder)
        .source(
            "Program.java",
            """
            import dev.assay.api.Assay;

            public class Program {
              static volatile int seen;

              static boolean never(int x) {
                return x < 3 && x > 3;
              }

              static void withInput(int x) {
                assert x != 3;
              }

              public static void main(String[] args) throws InterruptedException {
                %s
              }
            }
            """
                .formatted(statements));
  }

  private static void isVerified(boolean isVacuous, String... words) {
    CommandOutput output = CommandOutput.of(words);
    assertThat(output.exit()).as(output.out() + output.err()).isZero();
    if (isVacuous) {
      assertThat(output.out()).contains("\n    " + NOTE + "\n");
    } else {
      assertThat(output.out()).startsWith("verified: ").doesNotContain("vacuous");
    }
  }

  @Test
  void everyWayOfSearchingSaysSo() {
    String file =
        program(
            """
            Thread t = new Thread(() -> seen = 1);
            t.start();
            int x = Assay.choose(1, 3);
            t.join();
            Assay.assume(x + seen > 4);
            assert false;
            """);
    isVerified(true, "check", file);
    isVerified(true, "check", "--search", "breadth-first", file);
    isVerified(true, "check", "--reduce", "none", file);
    isVerified(true, "check", "--workers", "2", file);
    isVerified(true, "bound", file);
  }

  @Test
  void inputsAsUnknownsMayContradictAssumptions() {
    String file =
        program("int x = Assay.anyInt(); Assay.assume(x > 5); Assay.assume(x < 4); assert x < 0;");
    for (String engine : new String[] {"merged", "concurrent", "sequential", "classic"}) {
      isVerified(true, "bound", "--engine", engine, file);
    }
    isVerified(true, "bound", "--requires", "Program#never", file + "#withInput");
  }

  @Test
  void oneRunThatFulfilsTheAssumptionsIsEnough() {
    String one = program("int x = Assay.choose(1, 9); Assay.assume(x > 8); assert x == 9;");
    isVerified(false, "check", one);
    isVerified(false, "bound", one);
    String exits = program("if (Assay.choose(0, 1) == 1) { System.exit(0); } Assay.assume(false);");
    isVerified(false, "check", exits);
    isVerified(false, "bound", exits);
    isVerified(false, "bound", program("int x = Assay.anyInt(); Assay.assume(x * x == 49);"));
  }

  @Test
  void aRunThatNeverEndsMayFulfilTheAssumptions() {
    isVerified(
        false,
        "check",
        program("while (true) { Assay.assume(Assay.choose(0, 2) > 0); seen = 1; }"));
  }

  @Test
  void theJsonObjectSaysSoToo() {
    for (boolean isVacuous : new boolean[] {false, true}) {
      String file = program("Assay.assume(%s);".formatted(!isVacuous));
      for (String command : new String[] {"check", "bound"}) {
        assertThat(JsonReader.object(CommandOutput.of(command, "--json", "-", file).out()))
            .containsEntry("verdict", "verified")
            .containsEntry("notes", isVacuous ? List.of(NOTE) : List.of());
      }
    }
  }
}
