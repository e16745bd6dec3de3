package dev.assay.cli.run;

import dev.assay.cli.command.Command;
import dev.assay.cli.command.Failure;
import dev.assay.cli.command.Invocation;
import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.CommonOptions;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.ProgramOptions;
import dev.assay.cli.program.LoadedProgram;
import dev.assay.cli.program.MachineSettings;
import dev.assay.cli.program.ProgramCall;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** {@code assay run}: runs a program once, with the output it would have on an ordinary JVM. */
public final class RunCommand implements Command {
  static final Option<Boolean> STATS =
      Option.flag(
          "After the run, print on standard error about how many instructions were executed,"
              + " how many objects allocated, and how long it took.",
          "--stats");

  @Override
  public CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(ProgramOptions.OPTIONS);
    options.addAll(List.of(STATS, CommonOptions.JSON, CommonOptions.HELP, CommonOptions.VERSION));
    return new CommandLineSyntax(
        "assay run",
        "assay run [options] TARGET [-- ARGS]",
        "Runs a program once in the machine, taking the first choice everywhere.",
        options,
        List.of(
            "TARGET is a main class, a method given as Class#method (static, or of a new object; a"
                + " test method of JUnit with what belongs before and after it), a .jar, or a .java"
                + " file, which is compiled in memory. Whatever follows it goes to the program."
                + " Assertions are on.",
            "The exit status is the program's own, as with java, or 2 after a usage or input error,"
                + " 3 if the program needs something that is not supported or cannot go on, 70"
                + " after an internal error."));
  }

  @Override
  public int run(Parsed words, Invocation call) {
    ProgramCall program = ProgramCall.of(words, 0, "no target given; see assay run --help");
    call.about(program.target());
    RunResult result =
        new MachineRun(MachineSettings.from(words), call.streams(), LoadedProgram.bootImages())
            .run(program.target(), program.arguments());
    if (words.get(STATS)) {
      call.streams()
          .complain(
              String.format(
                  Locale.ROOT,
                  "%d instructions, %d objects, %.3f s",
                  result.instructions(),
                  result.objects(),
                  result.elapsedMillis() / 1000.0));
    }
    call.publish(() -> describe(result));
    return result.exit();
  }

  private static Map<String, Object> describe(RunResult result) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("exit", result.exit());
    List<Object> reasons = new ArrayList<>();
    Failure failure = result.failure();
    if (failure != null) {
      Map<String, Object> reason = new LinkedHashMap<>();
      reason.put("code", failure.code());
      reason.put("message", failure.message());
      reason.put("location", "");
      reasons.add(reason);
    }
    all.put("reasons", reasons);
    Map<String, Object> stats = new LinkedHashMap<>();
    stats.put("instructions", result.instructions());
    stats.put("objects", result.objects());
    stats.put("elapsedMs", result.elapsedMillis());
    all.put("stats", stats);
    return all;
  }
}
