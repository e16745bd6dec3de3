package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.Explorer;
import dev.assay.explore.Progress;
import dev.assay.explore.Reduction;
import dev.assay.explore.Result;
import dev.assay.explore.Settings;
import dev.assay.explore.Settings.Races;
import dev.assay.explore.Settings.Strategy;
import dev.assay.explore.Subject;
import dev.assay.explore.TraceStep;
import dev.assay.explore.Violation;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import dev.assay.report.ResultJson;
import dev.assay.report.ResultText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code assay check}: explores every interleaving of threads and every choice. */
final class CheckCommand implements Command {
  private static final long NO_LIMIT = Long.MAX_VALUE;

  static final Option<Strategy> STRATEGY =
      Option.value(
          "NAME",
          Strategy.DEPTH_FIRST,
          SearchOptions::strategy,
          "In which order states are visited: depth-first (the default), breadth-first or"
              + " iterative-deepening (the first violation found has the fewest steps), switches"
              + " (the fewest switches between threads), best-first or a-star (by a heuristic, with"
              + " a-star adding the steps made), or random (random walks, which never verify).",
          "--search");

  static final Option<Set<Reduction>> REDUCE =
      Option.value(
          "NAMES",
          Set.of(),
          Reduction::parse,
          "Which reductions are in force: default, none for the plain search, with a step for every"
              + " access to data that two threads can reach, or a list of names, each with - in"
              + " front to switch it off, such as -sharing,-garbage. sync: a step goes on to the"
              + " next operation that synchronises. quiet-data: data that is not written while"
              + " shared does not count. sharing: objects that one thread alone can reach do not"
              + " count. rare-operations: starting, ending and sleeping begin no step unless the"
              + " program looks at them. library-calls: a call into java.util.concurrent is one step"
              + " (off: --jdk-internals). garbage: objects that nothing refers to are not part of a"
              + " state. none means -sync, which includes -quiet-data and -rare-operations.",
          "--reduce");

  static final Option<Races> RACES =
      Option.value(
          "WHAT",
          Races.REPORT,
          CheckCommand::races,
          "What to do about data races: report them as violations (the default), promote (explore"
              + " every order of the accesses), or ignore (the verdict is then never verified).",
          "--races");

  static final Option<Boolean> INTERNALS =
      Option.flag(
          "Explore the code of java.util.concurrent itself, instead of taking each call as one"
              + " step.",
          "--jdk-internals");

  static final Option<Boolean> ALL =
      Option.flag("Go on after the first violation and report each distinct one once.", "--all");

  static final Option<Long> MAX_STATES =
      Option.value(
          "N",
          Long.MAX_VALUE,
          CheckCommand::count,
          "End the search after N states.",
          "--max-states");

  static final Option<Long> MAX_DEPTH =
      Option.value(
          "N",
          (long) Integer.MAX_VALUE,
          CheckCommand::count,
          "Do not follow a run for more than N steps.",
          "--max-depth");

  static final Option<Long> MAX_TIME =
      Option.value(
          "SECONDS",
          NO_LIMIT,
          CheckCommand::count,
          "End the search after this time.",
          "--max-time");

  private static Races races(String text) {
    return switch (text) {
      case "report" -> Races.REPORT;
      case "promote" -> Races.PROMOTE;
      case "ignore" -> Races.IGNORE;
      default -> throw new IllegalArgumentException("report, promote or ignore");
    };
  }

  static long count(String text) {
    if (!text.matches("[1-9][0-9]{0,11}")) {
      throw new IllegalArgumentException("a positive number");
    }
    return Long.parseLong(text);
  }

  @Override
  public CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(MachineSettings.OPTIONS);
    options.addAll(
        List.of(
            RACES,
            ALL,
            STRATEGY,
            REDUCE,
            INTERNALS,
            MAX_STATES,
            MAX_DEPTH,
            MAX_TIME,
            RunCommand.JSON,
            HELP,
            Main.VERSION));
    options.addAll(SearchOptions.OPTIONS);
    return new CommandLineSyntax(
        "assay check",
        "assay check [options] TARGET [-- ARGS]",
        "Explores every interleaving of the program's threads and every choice.",
        options,
        List.of(
            "TARGET is as for assay run. Assertions are on. Reported are deadlocks, exceptions that"
                + " no one catches, failed assertions and data races.",
            "The exit status is 0 if the whole space was examined and nothing found, 1 after a"
                + " violation, 2 after a usage or input error, 3 if the result is inconclusive, 70"
                + " after an internal error."));
  }

  @Override
  public int run(Parsed words, Streams streams) {
    List<String> rest = words.rest();
    if (rest.isEmpty()) {
      throw new UsageError("no target given; see assay check --help");
    }
    String target = rest.get(0);
    boolean separated = rest.size() > 1 && rest.get(1).equals("--");
    List<String> arguments = rest.subList(separated ? 2 : 1, rest.size());
    Settings settings = settings(words);
    try {
      return check(words, settings, streams, target, arguments);
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
    } catch (OutOfMemoryError e) {
      streams.complain("Assay has used up its memory; give it more with ASSAY_JAVA_OPTS=-Xmx…");
      return ExitStatus.INCONCLUSIVE;
    } catch (RuntimeException | LinkageError | StackOverflowError e) {
      streams.complain(new InternalErrorLog(target, null).write(e));
      return ExitStatus.INTERNAL;
    }
  }

  private static int check(
      Parsed words, Settings settings, Streams streams, String target, List<String> arguments) {
    LoadedProgram program = LoadedProgram.of(target, MachineSettings.from(words), streams);
    Subject subject =
        new Subject(
            program.machine(),
            RunCommand.bootImages(),
            program.entry(),
            arguments,
            words.get(INTERNALS),
            settings);
    Progress progress = new Progress();
    Explorer explorer = new Explorer(subject, settings, progress);
    Result result;
    try (ProgressLine line = ProgressLine.start(progress, streams)) {
      result = explorer.run();
    }
    List<List<TraceStep>> traces = new ArrayList<>();
    for (Violation v : result.violations()) {
      traces.add(explorer.trace(v));
    }
    String json = words.get(RunCommand.JSON);
    if (!json.equals("-")) {
      print(result, traces, streams);
    }
    if (!json.isEmpty()) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("tool", "assay");
      all.put("version", Version.number());
      all.put("command", "check");
      all.put("target", target);
      all.putAll(ResultJson.of(result, traces));
      if (!RunCommand.writeJson(all, json, streams)) {
        return ExitStatus.USAGE;
      }
    }
    return switch (result.verdict()) {
      case VERIFIED -> ExitStatus.OK;
      case VIOLATION -> ExitStatus.VIOLATION;
      case INCONCLUSIVE -> ExitStatus.INCONCLUSIVE;
    };
  }

  private static Settings settings(Parsed words) {
    Set<Reduction> without = words.get(REDUCE);
    Settings settings =
        new Settings(
            words.get(STRATEGY),
            without.contains(Reduction.SYNC),
            words.get(RACES),
            words.get(ALL),
            words.get(MAX_STATES),
            (int) Math.min(words.get(MAX_DEPTH), Integer.MAX_VALUE),
            words.get(MAX_TIME) == NO_LIMIT ? NO_LIMIT : words.get(MAX_TIME) * 1000);
    return SearchOptions.apply(settings.withoutReductions(without), words);
  }

  private static void print(Result result, List<List<TraceStep>> traces, Streams streams) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < result.violations().size(); i++) {
      for (String line : ResultText.of(result.violations().get(i), traces.get(i))) {
        text.append(line).append('\n');
      }
      text.append('\n');
    }
    for (String line : ResultText.verdict(result)) {
      text.append(line).append('\n');
    }
    streams.out().print(text);
    streams.out().flush();
  }
}
