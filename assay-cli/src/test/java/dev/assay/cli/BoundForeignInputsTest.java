package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that get their inputs from classes of other tools. */
class BoundForeignInputsTest {
  private static final String VERIFIER =
      """
      package org.sosy_lab.sv_benchmarks;
      public final class Verifier {
        public static int nondetInt() {
          return new java.util.Random().nextInt();
        }
      }
      """;

  private static final String MAIN =
      """
      import org.sosy_lab.sv_benchmarks.Verifier;
      public class Main {
        public static void main(String[] args) {
          assert Verifier.nondetInt() != 77;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void classThatGivesInputsHasToBeThere() throws IOException {
    Workspace workspace = new Workspace(folder);
    String classes = workspace.compile("org/sosy_lab/sv_benchmarks/Verifier.java", VERIFIER);
    workspace.compile("Main.java", MAIN, classes);
    CommandOutput found = CommandOutput.of("bound", "-cp", classes, "Main");
    assertThat(found.exit()).isEqualTo(1);
    assertThat(found.out()).contains("inputs:  nondetInt() at Main.java:4 = 77");

    Files.delete(Path.of(classes, "org/sosy_lab/sv_benchmarks/Verifier.class"));
    assertThat(CommandOutput.of("bound", "-cp", classes, "Main"))
        .isEqualTo(
            new CommandOutput(
                2,
                "",
                "assay: the program draws its inputs from org.sosy_lab.sv_benchmarks.Verifier,"
                    + " which is not on the class path\n"));
  }
}
