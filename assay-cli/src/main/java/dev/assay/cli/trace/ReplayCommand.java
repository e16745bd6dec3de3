package dev.assay.cli.trace;

import dev.assay.cli.command.Command;
import dev.assay.cli.command.ExitStatus;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.replay.Replay;
import dev.assay.explore.result.Counterexample;
import dev.assay.report.ResultText;
import java.util.List;

/** {@code assay replay}: makes a recorded run again. */
public final class ReplayCommand implements Command {
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
        List.of(INTERACTIVE, CommonOptions.HELP, CommonOptions.VERSION),
        List.of(
            "The program and the JDK must be the same as when the trace was made.",
            "The exit status is 1 if the run ends in the violation as it did then, 2 if it cannot be"
                + " followed: the program, the JDK or the file has changed, 3 if memory does not"
                + " suffice, 70 after an internal error."));
  }

  @Override
  public int run(Parsed words, Invocation call) {
    if (words.rest().size() != 1) {
      throw new UsageError("give one trace file; see assay replay --help");
    }
    String name = words.rest().get(0);
    call.about(name);
    Replay replay = TraceReplay.of(TraceFile.read(name), call.streams());
    if (words.get(INTERACTIVE)) {
      new ReplaySession(replay, call.streams()).run();
    } else {
      Counterexample found = replay.told();
      call.print(ResultText.of(found.violation(), found.steps()));
    }
    return ExitStatus.VIOLATION;
  }
}
