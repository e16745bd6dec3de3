package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.Explorer;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
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
              + " front to switch it off, such as -sharing,-garbage. "
              + Reduction.describeAll()
              + " none means -sync, which includes all but sharing, library-calls,"
              + " live-slots, symmetry, garbage and leftovers.",
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

  static final Option<List<String>> INVARIANTS =
      Option.list(
          "CLASS#METHOD",
          "A static boolean method without parameters that has to return true in every state. It is"
              + " called between steps, and what it does has no effect on the program; where it would"
              + " have to wait, for a lock that is held, it is not called. Can be repeated.",
          "--invariant");

  static final Option<List<String>> STEP_INVARIANTS =
      Option.list(
          "CLASS#METHOD",
          "Two static methods of that name: T METHOD() returns what is to be watched, boolean"
              + " METHOD(T before, T after) says whether one step may change it so. T is a primitive"
              + " type or String. Can be repeated.",
          "--step-invariant");

  static final Option<String> LTL =
      Option.value(
          "FORMULA",
          "",
          text -> text,
          "A formula of linear temporal logic that has to hold of every run: G, F, U, R, W, !, &&,"
              + " ||, -> and <->; propositions are static boolean methods, CLASS#METHOD. A run that"
              + " has ended stays in its last state.",
          "--ltl");

  static final Option<Boolean> FAIR =
      Option.flag(
          "The formula has to hold only of runs in which no thread that is able to move at all times"
              + " is passed over for ever.",
          "--fair");

  static final Option<String> TRACE =
      Option.value(
          "FILE",
          "",
          text -> text,
          "Write the run that leads to the first violation to FILE, for assay replay.",
          "--trace");

  static final Option<String> JUNIT =
      Option.value(
          "FILE",
          "",
          text -> text,
          "Write a JUnit 5 test to FILE, such as src/test/java/DeadlockTest.java, that makes the run"
              + " to the first violation again and fails with it. Without --trace, the run itself is"
              + " written beside it. The test needs Assay on its class path.",
          "--junit");

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
            INVARIANTS,
            STEP_INVARIANTS,
            LTL,
            FAIR,
            RunCommand.JSON,
            TRACE,
            JUNIT,
            HELP,
            Main.VERSION));
    options.addAll(SearchOptions.OPTIONS);
    options.addAll(CheckpointOptions.OPTIONS);
    options.addAll(CertificateOutput.OPTIONS);
    return new CommandLineSyntax(
        "assay check",
        "assay check [options] TARGET [-- ARGS]",
        "Explores every interleaving of the program's threads and every choice.",
        options,
        List.of(
            "TARGET is as for assay run. Assertions are on. Reported are deadlocks, exceptions that"
                + " no one catches, failed assertions, data races and violated properties.",
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
    Settings settings = CertificateOutput.recorded(words, settings(words));
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
    CheckpointOptions checkpoint = new CheckpointOptions(words, target, arguments);
    long startMillis = checkpoint.startMillis();
    TraceOutput output = new TraceOutput(words, target, arguments, startMillis);
    CertificateOutput certificate = new CertificateOutput(words, target, arguments, startMillis);
    FirstAttempt attempt = FirstAttempt.ofThisProcess();
    LoadedProgram program =
        LoadedProgram.of(target, MachineSettings.from(words), attempt.guard(streams), startMillis);
    checkpoint.compare(program);
    ProgramUnderTest subject = subject(program, arguments, words, settings);
    Progress progress = FirstAttempt.progress();
    Explorer explorer = new Explorer(subject, settings, progress);
    certificate.observe(explorer, subject);
    Result result;
    try (ProgressLine line = ProgressLine.start(progress, streams);
        attempt;
        Interrupts interrupts =
            Interrupts.endEarly(
                () -> {
                  attempt.close();
                  progress.cancel();
                })) {
      attempt.begin(line, settings.tactics().workers(), settings.maxMillis());
      checkpoint.attach(explorer, program, line::complain);
      result = explorer.run();
    }
    List<Counterexample> told = result.violations().stream().map(explorer::explain).toList();
    String json = words.get(RunCommand.JSON);
    if (!json.equals("-")) {
      print(result, told, streams);
    }
    if (!json.isEmpty()) {
      Map<String, Object> all = new LinkedHashMap<>();
      all.put("tool", "assay");
      all.put("version", Version.number());
      all.put("command", "check");
      all.put("target", target);
      all.putAll(ResultJson.of(result, told));
      if (!RunCommand.writeJson(all, json, streams)) {
        return ExitStatus.USAGE;
      }
    }
    if (!output.write(explorer, result, told, program, streams)) {
      return ExitStatus.USAGE;
    }
    if (!certificate.write(explorer, result, program, streams)) {
      return ExitStatus.USAGE;
    }
    return ExitStatus.of(result.verdict());
  }

  /** A program made ready as the options say. */
  static ProgramUnderTest subject(
      LoadedProgram program, List<String> arguments, Parsed words, Settings settings) {
    return new ProgramUnderTest(
        program.machine(),
        RunCommand.bootImages(),
        program.entry(),
        arguments,
        words.get(INTERNALS),
        settings);
  }

  static Settings settings(Parsed words) {
    if (words.get(FAIR) && words.get(LTL).isEmpty()) {
      throw new UsageError("--fair needs --ltl");
    }
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
    Properties properties =
        new Properties(
            words.get(INVARIANTS), words.get(STEP_INVARIANTS), words.get(LTL), words.get(FAIR));
    Settings all =
        SearchOptions.apply(settings.withoutReductions(without).withProperties(properties), words);
    CheckpointOptions.check(words, all);
    return all;
  }

  private static void print(Result result, List<Counterexample> told, Streams streams) {
    StringBuilder text = new StringBuilder();
    for (Counterexample t : told) {
      for (String line : ResultText.of(t.violation(), t.steps())) {
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
