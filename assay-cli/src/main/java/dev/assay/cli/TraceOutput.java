package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.explore.Explorer;
import dev.assay.explore.replay.Recording;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
import dev.assay.machine.Machine;
import dev.assay.machine.loading.JdkImage;
import dev.assay.report.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the run to the first violation where the options say: a trace file, a test. */
final class TraceOutput {
  /** How many bytes of standard input go into a trace. */
  static final int MOST_INPUT = 1 << 20;

  private final Parsed words;
  private final String target;
  private final List<String> arguments;
  private final long startMillis;
  private final @Nullable JunitTest test;
  private final String testFile;
  private final String traceFile;

  /**
   * Looks at the options, before any work is done.
   *
   * @param startMillis the time the program sees
   */
  TraceOutput(Parsed words, String target, List<String> arguments, long startMillis) {
    this.words = words;
    this.target = target;
    this.arguments = arguments;
    this.startMillis = startMillis;
    this.testFile = words.get(CheckCommand.JUNIT);
    this.test = testFile.isEmpty() ? null : new JunitTest(testFile);
    String given = words.get(CheckCommand.TRACE);
    this.traceFile = given.isEmpty() && test != null ? test.traceFile() : given;
  }

  /** False, with a complaint, if a file cannot be written. */
  boolean write(
      Explorer explorer,
      Result result,
      List<Counterexample> told,
      LoadedProgram program,
      Streams streams) {
    if (told.isEmpty() || traceFile.isEmpty()) {
      return true;
    }
    int read = program.machine().standardInput().count();
    if (read > MOST_INPUT) {
      streams.complain(
          "no trace is written: the program has read "
              + read
              + " bytes from standard input, and a trace holds no more than "
              + MOST_INPUT);
      return false;
    }
    Counterexample first = told.get(0);
    TraceFile trace = trace(explorer.record(result.violations().get(0)), program);
    return RunCommand.write(Json.of(trace.toJson(first)), traceFile, streams)
        && (test == null
            || RunCommand.write(test.source(first.violation(), traceFile), testFile, streams));
  }

  private TraceFile trace(Recording recording, LoadedProgram program) {
    Machine machine = program.machine();
    JdkImage jdk = machine.universe().jdk();
    List<Option<?>> others = new ArrayList<>(CheckpointOptions.OPTIONS);
    others.addAll(
        List.of(CheckCommand.TRACE, CheckCommand.JUNIT, RunCommand.JSON, MachineSettings.JDK));
    return new TraceFile(
        target,
        arguments,
        words.optionsExcept(others),
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
