package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.replay.Replay;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import dev.assay.report.ResultText;
import java.util.List;

/** {@code assay replay}: makes a recorded run again. */
final class ReplayCommand implements Command {
  static final Option<Boolean> INTERACTIVE =
      Option.flag(
          "Go through the run step by step, forwards and backwards, with commands on standard"
              + " input.",
          "--interactive");

  @Override
  public CommandLineSyntax syntax() {
    return new CommandLineSyntax(
        "assay replay",
        "assay replay [options] TRACE",
        "Makes a run again that assay check --trace has written to a file.",
        List.of(INTERACTIVE, HELP, Main.VERSION),
        List.of(
            "The program and the JDK must be the same as when the trace was made.",
            "The exit status is 1 if the run ends in the violation as it did then, and 2 if it"
                + " cannot be followed: the program, the JDK or the file has changed."));
  }

  @Override
  public int run(Parsed words, Streams streams) {
    if (words.rest().size() != 1) {
      throw new UsageError("give one trace file; see assay replay --help");
    }
    String name = words.rest().get(0);
    try {
      Replay replay = TraceReplay.of(TraceFile.read(name), streams);
      if (words.get(INTERACTIVE)) {
        new ReplaySession(replay, streams).run();
      } else {
        for (String line : ResultText.of(replay.told().violation(), replay.told().steps())) {
          streams.out().print(line + "\n");
        }
        streams.out().flush();
      }
      return ExitStatus.VIOLATION;
    } catch (InputProblem e) {
      streams.complain(String.valueOf(e.getMessage()));
      return ExitStatus.USAGE;
    } catch (CompilationFailed e) {
      streams.err().print(e.compilerOutput());
      streams.complain(String.valueOf(e.getMessage()));
      return ExitStatus.USAGE;
    } catch (Unsupported e) {
      streams.complain("not supported: " + e.getMessage());
      return ExitStatus.INCONCLUSIVE;
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      streams.complain(new InternalErrorLog(name, null).write(e));
      return ExitStatus.INTERNAL;
    }
  }
}
