package dev.assay.cli.bound;

import dev.assay.cli.command.Command;
import dev.assay.cli.command.Interrupts;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.console.OutputFile;
import dev.assay.cli.console.ProgressLine;
import dev.assay.cli.options.BoundOptions;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.LimitOptions;
import dev.assay.cli.options.SearchSettings;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.program.ProgramCall;
import dev.assay.cli.trace.JunitTest;
import dev.assay.symbolic.bound.BoundProgress;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.bound.BoundedCheck;
import java.util.Locale;

/** {@code assay bound}: looks for inputs with which a program fails, within a bound on loops. */
public final class BoundCommand implements Command {
  @Override
  public CommandLineSyntax syntax() {
    return BoundOptions.syntax();
  }

  @Override
  public int run(Parsed words, Invocation call) {
    ProgramCall asked = ProgramCall.of(words, 0, "no target given; see assay bound --help");
    call.about(asked.target());
    String ofTest = words.get(BoundOptions.JUNIT);
    JunitTest test = ofTest.isEmpty() ? null : new JunitTest(ofTest);
    OutputFile testFile = OutputFile.of("--junit", ofTest);
    long start = System.nanoTime();
    BoundProgram program =
        new BoundProgram(
            asked, MachineSettings.from(words), call.streams(), words.get(BoundOptions.REQUIRES));
    BoundProgress progress = new BoundProgress();
    BoundSettings settings = settings(words);
    BoundedCheck check =
        new BoundedCheck(
            program::machine, LoadedProgram.bootImages(), program.entry(), settings, progress);
    call.begin(() -> BoundReport.statistics(progress, millisSince(start)));
    BoundResult result;
    try (ProgressLine line = ProgressLine.start(() -> text(progress, start), call.streams());
        Interrupts interrupts = Interrupts.endEarly(progress::end)) {
      result = check.run();
    }
    BoundReport report =
        new BoundReport(program, result, settings.search(), millisSince(start), call::found);
    call.publish(report.text(), report::json);
    if (test != null && testFile != null && !report.confirmed().isEmpty()) {
      String source = report.test(test);
      if (source != null) {
        call.write(testFile, source);
      } else {
        call.streams()
            .complain(
                "no test is written: "
                    + (report.isReal()
                        ? "what threads do, or choices, differ from run to run"
                        : "the violation takes place only with results that contracts allow"));
      }
    }
    return report.exitStatus();
  }

  private static long millisSince(long startNanos) {
    return (System.nanoTime() - startNanos) / 1_000_000;
  }

  private static String text(BoundProgress p, long start) {
    return String.format(
        Locale.ROOT,
        "%,d paths, %,d merged, %,d blocks sent, %,d solved, %,d pending%s, bound %d, %d s",
        p.paths(),
        p.merged(),
        p.sent(),
        p.solved(),
        p.sent() - p.solved(),
        String.join("", p.solvers().stream().map(s -> ", " + BoundReport.text(s)).toList()),
        p.unwind(),
        (System.nanoTime() - start) / 1_000_000_000);
  }

  private static BoundSettings settings(Parsed words) {
    long seconds = words.get(LimitOptions.MAX_TIME);
    return new BoundSettings(
        words.get(BoundOptions.ENGINE),
        words.get(BoundOptions.UNWIND),
        words.get(BoundOptions.DISJUNCTS),
        words.get(BoundOptions.WORKERS),
        words.get(BoundOptions.SOLVER),
        words.get(BoundOptions.MAX_ARRAY),
        words.get(BoundOptions.MAX_OBJECTS),
        words.get(LimitOptions.ALL),
        seconds == Long.MAX_VALUE ? Long.MAX_VALUE : seconds * 1000,
        words.get(BoundOptions.CONTRACTS),
        words.get(BoundOptions.CHECK_SOLVERS),
        SearchSettings.of(words));
  }
}
