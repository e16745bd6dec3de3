package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax;
import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.loading.InputProblem;
import dev.assay.symbolic.bound.BoundProgress;
import dev.assay.symbolic.bound.BoundResult;
import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.bound.BoundSettings.Engine;
import dev.assay.symbolic.bound.BoundedCheck;
import dev.assay.symbolic.solve.SolverKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@code assay bound}: looks for inputs with which a program fails, within a bound on loops. */
final class BoundCommand implements Command {
  static final Option<Engine> ENGINE =
      Option.value(
          "NAME",
          Engine.MERGED,
          BoundCommand::engine,
          "How paths are explored: merged (the default: two become one where control flow meets),"
              + " concurrent (each by itself; those that may fail go to solvers in blocks while"
              + " execution goes on), sequential (one question about all of them in the end) or"
              + " classic (a solver is asked at every branch).",
          "--engine");

  static final Option<Integer> UNWIND =
      Option.value(
          "N|auto",
          BoundSettings.AUTO,
          text -> text.equals("auto") ? BoundSettings.AUTO : (int) CheckCommand.count(text),
          "How often a loop may go round, or a method call itself, because of inputs. With auto, the"
              + " default, the bound is raised until it suffices or time is up.",
          "--unwind");

  static final Option<Integer> DISJUNCTS =
      Option.value(
          "N",
          1,
          text -> (int) CheckCommand.count(text),
          "About how many paths that may fail a solver is asked at once.",
          "--disjuncts");

  static final Option<Integer> WORKERS =
      Option.value(
          "N",
          1,
          text -> (int) CheckCommand.count(text),
          "How many questions are worked on at the same time.",
          "--workers");

  static final Option<List<SolverKind>> SOLVER =
      Option.value(
          "NAME",
          List.of(SolverKind.values()),
          BoundCommand::solvers,
          "Who answers them: z3, bitwuzla, or both, which take part in a race (the default).",
          "--solver");

  static final Option<Integer> MAX_ARRAY =
      Option.value(
          "N",
          4,
          text -> (int) CheckCommand.count(text),
          "The largest array whose length depends on inputs.",
          "--max-array");

  static final Option<Integer> MAX_OBJECTS =
      Option.value(
          "N",
          4,
          text -> (int) CheckCommand.count(text),
          "How many objects of one class the inputs consist of at most.",
          "--max-objects");

  static final Option<String> REQUIRES =
      Option.value(
          "CLASS#METHOD",
          "",
          text -> text,
          "A static boolean method with the parameters of TARGET that says which inputs are of"
              + " interest.",
          "--requires");

  static final Option<Boolean> CONTRACTS =
      Option.flag(
          "Check against the contracts of methods instead of their bodies: a method with @Ensures"
              + " that changes nothing gives any result that the contract allows, and @Requires has"
              + " to hold where it is called.",
          "--contracts");

  static final Option<String> JUNIT =
      Option.value(
          "FILE",
          "",
          text -> text,
          "Write a JUnit 5 test to FILE, such as src/test/java/OverflowTest.java, that calls the"
              + " program with the inputs of the first violation, on an ordinary JVM, and fails as it"
              + " does. The test needs Assay's API on its class path.",
          "--junit");

  private static Engine engine(String text) {
    for (Engine e : Engine.values()) {
      if (e.name().toLowerCase(Locale.ROOT).equals(text)) {
        return e;
      }
    }
    throw new IllegalArgumentException("merged, concurrent, sequential or classic");
  }

  private static List<SolverKind> solvers(String text) {
    return switch (text) {
      case "z3" -> List.of(SolverKind.Z3);
      case "bitwuzla" -> List.of(SolverKind.BITWUZLA);
      case "both" -> List.of(SolverKind.values());
      default -> throw new IllegalArgumentException("z3, bitwuzla or both");
    };
  }

  @Override
  public CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(MachineSettings.OPTIONS);
    options.addAll(
        List.of(
            ENGINE,
            UNWIND,
            DISJUNCTS,
            WORKERS,
            SOLVER,
            MAX_ARRAY,
            MAX_OBJECTS,
            REQUIRES,
            CheckCommand.ALL,
            CheckCommand.MAX_TIME,
            RunCommand.JSON,
            JUNIT,
            CONTRACTS,
            HELP,
            Main.VERSION));
    return new CommandLineSyntax(
        "assay bound",
        "assay bound [options] TARGET [-- ARGS]",
        "Looks for inputs with which the program fails.",
        options,
        List.of(
            "TARGET is as for assay run. Inputs are what the methods Assay.anyInt() and so on give,"
                + " and the parameters of a method. Reported are failed assertions, exceptions that no"
                + " one catches, and deadlocks.",
            "The exit status is 0 if all inputs were examined and nothing found, 1 after a violation,"
                + " 2 after a usage or input error, 3 if the result is inconclusive, 70 after an"
                + " internal error."));
  }

  @Override
  public int run(Parsed words, Streams streams) {
    List<String> rest = words.rest();
    if (rest.isEmpty()) {
      throw new UsageError("no target given; see assay bound --help");
    }
    String target = rest.get(0);
    boolean separated = rest.size() > 1 && rest.get(1).equals("--");
    List<String> arguments = rest.subList(separated ? 2 : 1, rest.size());
    try {
      return check(words, streams, target, arguments);
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
      streams.complain(new InternalErrorLog(target, null).write(e));
      return ExitStatus.INTERNAL;
    }
  }

  private static int check(Parsed words, Streams streams, String target, List<String> arguments) {
    String testFile = words.get(JUNIT);
    JunitTest test = testFile.isEmpty() ? null : new JunitTest(testFile);
    long start = System.nanoTime();
    BoundProgram program =
        new BoundProgram(
            target, MachineSettings.from(words), streams, words.get(REQUIRES), arguments);
    BoundProgress progress = new BoundProgress();
    BoundedCheck check =
        new BoundedCheck(
            program::machine, RunCommand.bootImages(), program.entry(), settings(words), progress);
    BoundResult result;
    try (ProgressLine line = ProgressLine.start(() -> text(progress, start), streams);
        Interrupts interrupts = Interrupts.endEarly(progress::end)) {
      result = check.run();
    }
    BoundReport report = new BoundReport(program, result, (System.nanoTime() - start) / 1_000_000);
    String json = words.get(RunCommand.JSON);
    if (!json.equals("-")) {
      report.text().forEach(streams.out()::println);
      streams.out().flush();
    }
    if (!json.isEmpty() && !RunCommand.writeJson(report.json(target), json, streams)) {
      return ExitStatus.USAGE;
    }
    if (test != null && !report.confirmed().isEmpty()) {
      String source = report.test(test);
      if (source == null) {
        streams.complain(
            "no test is written: "
                + (report.isReal()
                    ? "what threads do, or choices, differ from run to run"
                    : "the violation takes place only with results that contracts allow"));
      } else if (!RunCommand.write(source, testFile, streams)) {
        return ExitStatus.USAGE;
      }
    }
    return report.exitStatus();
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
    long seconds = words.get(CheckCommand.MAX_TIME);
    return new BoundSettings(
        words.get(ENGINE),
        words.get(UNWIND),
        words.get(DISJUNCTS),
        words.get(WORKERS),
        words.get(SOLVER),
        words.get(MAX_ARRAY),
        words.get(MAX_OBJECTS),
        words.get(CheckCommand.ALL),
        seconds == Long.MAX_VALUE ? Long.MAX_VALUE : seconds * 1000,
        words.get(CONTRACTS));
  }
}
