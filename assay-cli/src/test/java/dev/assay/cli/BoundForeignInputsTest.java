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

  private static final String CPROVER =
      """
      import org.cprover.CProver;
      public class Main {
        public static void main(String[] args) {
          long x = CProver.nondetLong();
          CProver.assume(x > 3 && CProver.nondetBoolean());
          assert x != 1L << 40;
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void inputsComeFromTheProgramsOwnClassOrFromAssays() throws IOException {
    Workspace workspace = new Workspace(folder);
    String classes = workspace.compile("org/sosy_lab/sv_benchmarks/Verifier.java", VERIFIER);
    workspace.compile("Main.java", MAIN, classes);
    CommandOutput found = CommandOutput.of("bound", "-cp", classes, "Main");
    assertThat(found.exit()).isEqualTo(1);
    assertThat(found.out()).contains("inputs:  nondetInt() at Main.java:4 = 77");

    Files.delete(Path.of(classes, "org/sosy_lab/sv_benchmarks/Verifier.class"));
    CommandOutput same = CommandOutput.of("bound", "-cp", classes, "Main");
    assertThat(same.exit()).isEqualTo(1);
    assertThat(same.out()).contains("inputs:  nondetInt() at Main.java:4 = 77");
  }

  @Test
  void aFileThatUsesThemNeedsNothingElse() throws IOException {
    Path file = Files.writeString(folder.resolve("Main.java"), MAIN);
    CommandOutput found = CommandOutput.of("bound", file.toString());
    assertThat(found.exit()).isEqualTo(1);
    assertThat(found.out()).contains("inputs:  nondetInt() at Main.java:4 = 77");
  }

  @Test
  void aViolationWithThemIsConfirmedOnAnOrdinaryJvm() throws IOException {
    Path file = Files.writeString(folder.resolve("Main.java"), CPROVER);
    Path junit = folder.resolve("MainTest.java");
    CommandOutput found = CommandOutput.of("bound", "--junit", junit.toString(), file.toString());
    assertThat(found.exit()).isEqualTo(1);
    assertThat(found.err()).isEmpty();
    assertThat(junit).exists();
  }
}
