package dev.assay.cli.trace;

import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.OutputFile;
import dev.assay.cli.options.CheckOptions;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.ProgramOptions;
import dev.assay.cli.program.ClassDigests;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.ProgramCall;
import dev.assay.explore.Explorer;
import dev.assay.explore.replay.Recording;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
import dev.assay.machine.Machine;
import dev.assay.machine.loading.JdkImage;
import dev.assay.machine.threads.Stopped;
import dev.assay.report.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the run to the first violation where the options say: a trace file, a test. */
public final class TraceOutput {
  /** How many bytes of standard input go into a trace. */
  static final int MOST_INPUT = 1 << 20;

  /** What has no influence on the run. */
  private static final Set<Option<?>> NOT_RECORDED =
      Set.of(
          CheckOptions.CHECKPOINT,
          CheckOptions.RESUME,
          CheckOptions.EVERY,
          CheckOptions.CERTIFICATE,
          CheckOptions.TRUSTFUL,
          CheckOptions.TRACE,
          CheckOptions.JUNIT,
          CommonOptions.JSON,
          ProgramOptions.JDK);

  private final Parsed words;
  private final ProgramCall program;
  private final long startMillis;
  private final @Nullable JunitTest test;
  private final @Nullable OutputFile testFile;
  private final @Nullable OutputFile traceFile;

  /**
   * Looks at the options, before any work is done.
   *
   * @param startMillis the time the program sees
   */
  public TraceOutput(Parsed words, ProgramCall program, long startMillis) {
    this.words = words;
    this.program = program;
    this.startMillis = startMillis;
    String ofTest = words.get(CheckOptions.JUNIT);
    this.test = ofTest.isEmpty() ? null : new JunitTest(ofTest);
    this.testFile = OutputFile.of("--junit", ofTest);
    String given = words.get(CheckOptions.TRACE);
    this.traceFile =
        given.isEmpty() && test != null
            ? new OutputFile("--junit", test.traceFile())
            : OutputFile.of("--trace", given);
  }

  /** Writes what was asked for, if there is a violation. */
  public void write(
      Explorer explorer,
      Result result,
      List<Counterexample> counterexamples,
      LoadedProgram loaded,
      Invocation call) {
    if (counterexamples.isEmpty() || traceFile == null) {
      return;
    }
    int read = loaded.machine().standardInput().count();
    if (read > MOST_INPUT) {
      call.lacksOutput(
          "no trace is written: the program has read "
              + read
              + " bytes from standard input, and a trace holds no more than "
              + MOST_INPUT);
      return;
    }
    Counterexample first = counterexamples.get(0);
    Recording recording;
    try {
      recording = explorer.record(result.violations().get(0));
    } catch (Stopped e) {
      call.lacksOutput(
          "no trace is written: a limit was reached before the run was executed again");
      return;
    }
    TraceFile trace = trace(recording, loaded);
    boolean isWritten = call.write(traceFile, Json.of(trace.toJson(first)));
    if (isWritten && test != null && testFile != null) {
      call.write(testFile, test.source(first.violation(), traceFile.name()));
    }
  }

  private TraceFile trace(Recording recording, LoadedProgram loaded) {
    Machine machine = loaded.machine();
    JdkImage jdk = machine.universe().jdk();
    return new TraceFile(
        program.target(),
        program.arguments(),
        words.optionsExcept(NOT_RECORDED),
        Path.of("").toAbsolutePath().toString(),
        machine.universe().environmentUse().seen(machine.options().environment()),
        machine.standardInput().portions().stream().map(RecordedInput::text).toList(),
        startMillis,
        jdk.home().toString(),
        jdk.version(),
        ClassDigests.of(machine.universe()),
        recording);
  }
}
