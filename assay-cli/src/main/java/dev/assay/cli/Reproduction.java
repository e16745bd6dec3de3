package dev.assay.cli;

import dev.assay.cli.console.Streams;
import dev.assay.cli.program.CompilationFailed;
import dev.assay.cli.trace.TraceFile;
import dev.assay.cli.trace.TraceReplay;
import dev.assay.explore.result.Counterexample;
import dev.assay.machine.loading.InputProblem;
import dev.assay.report.ResultText;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a test calls that {@code assay check --junit} has written. */
public final class Reproduction {
  private Reproduction() {}

  /**
   * Makes the run of a trace file again.
   *
   * @param file the trace file, as it was given to {@code assay check}
   * @param absolute the same file with its whole path, for tests that run elsewhere
   * @throws AssertionError with the violation and the run that leads to it
   * @throws IllegalStateException if the run cannot be followed any more: the program, the JDK or
   *     the file has changed
   */
  public static void run(String file, String absolute) {
    Counterexample counterexample;
    try {
      String name = Files.exists(Path.of(file)) ? file : absolute;
      counterexample = TraceReplay.of(TraceFile.read(name), Streams.ofProcess()).told();
    } catch (InputProblem | CompilationFailed e) {
      throw new IllegalStateException(e.getMessage(), e);
    }
    throw new AssertionError(
        String.join("\n", ResultText.of(counterexample.violation(), counterexample.steps()))
            + "\n");
  }
}
