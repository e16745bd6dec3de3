package dev.assay.cli.options;

import dev.assay.symbolic.bound.BoundSettings;
import dev.assay.symbolic.bound.BoundSettings.Engine;
import dev.assay.symbolic.solve.SolverKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Options of {@code assay bound} alone, and its syntax. */
public final class BoundOptions {
  public static final Option<Engine> ENGINE =
      Option.value(
          "NAME",
          Engine.MERGED,
          BoundOptions::engine,
          "How paths are explored: merged (the default: two become one where control flow meets),"
              + " concurrent (each by itself; those that may fail go to solvers in blocks while"
              + " execution goes on), sequential (one question about all of them in the end) or"
              + " classic (a solver is asked at every branch).",
          "--engine");

  public static final Option<Integer> UNWIND =
      Option.value(
          "N|auto",
          BoundSettings.AUTO,
          text -> text.equals("auto") ? BoundSettings.AUTO : Values.positive(text),
          "How often a loop may go round, or a method call itself, because of inputs. With auto,"
              + " the default, the bound is raised until it suffices or time is up.",
          "--unwind");

  public static final Option<Integer> DISJUNCTS =
      Option.value(
          "N",
          1,
          Values::positive,
          "About how many paths that may fail a solver is asked at once.",
          "--disjuncts");

  public static final Option<Integer> WORKERS =
      Option.value(
          "N",
          1,
          Values::positive,
          "How many questions are worked on at the same time.",
          "--workers");

  public static final Option<List<SolverKind>> SOLVER =
      Option.value(
          "NAME",
          List.of(SolverKind.values()),
          BoundOptions::solvers,
          "Who answers them: z3, bitwuzla, or both, which take part in a race (the default).",
          "--solver");

  public static final Option<Boolean> CHECK_SOLVERS =
      Option.flag(
          "Ask both solvers whenever one says that something cannot happen: that counts only if"
              + " both say so. That something can happen is always checked by executing it.",
          "--check-solvers");

  public static final Option<Integer> MAX_ARRAY =
      Option.value(
          "N",
          4,
          Values::positive,
          "The largest array whose length depends on inputs.",
          "--max-array");

  public static final Option<Integer> MAX_OBJECTS =
      Option.value(
          "N",
          4,
          Values::positive,
          "How many objects of one class the inputs consist of at most.",
          "--max-objects");

  public static final Option<String> REQUIRES =
      Option.text(
          "CLASS#METHOD",
          "A static boolean method with the parameters of TARGET that says which inputs are of"
              + " interest.",
          "--requires");

  public static final Option<Boolean> CONTRACTS =
      Option.flag(
          "Check against the contracts of methods instead of their bodies: a method with @Ensures"
              + " that changes nothing gives any result that the contract allows, and @Requires has"
              + " to hold where it is called.",
          "--contracts");

  public static final Option<String> JUNIT =
      Option.text(
          "FILE",
          "Write a JUnit 5 test to FILE, such as src/test/java/OverflowTest.java, that calls the"
              + " program with the inputs of the first violation, on an ordinary JVM, and fails as"
              + " it does. The test needs Assay's API on its class path.",
          "--junit");

  private BoundOptions() {}

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

  /** The syntax of the command. */
  public static CommandLineSyntax syntax() {
    List<Option<?>> options = new ArrayList<>(ProgramOptions.OPTIONS);
    options.addAll(
        List.of(
            ENGINE,
            UNWIND,
            DISJUNCTS,
            WORKERS,
            SOLVER,
            CHECK_SOLVERS,
            MAX_ARRAY,
            MAX_OBJECTS,
            REQUIRES));
    options.addAll(
        List.of(
            ModelOptions.RACES,
            ModelOptions.ONLY,
            LimitOptions.ALL,
            LimitOptions.MAX_TIME,
            CommonOptions.ACCEPT,
            CommonOptions.JSON,
            JUNIT,
            CONTRACTS,
            CommonOptions.HELP,
            CommonOptions.VERSION));
    return new CommandLineSyntax(
        "assay bound",
        "assay bound [options] TARGET [-- ARGS]",
        "Looks for inputs with which the program fails.",
        options,
        List.of(
            "TARGET is as for assay run. Inputs are what the methods Assay.anyInt() and so on give,"
                + " and the parameters of a method. Reported are failed assertions, exceptions that"
                + " no one catches, deadlocks, threads that wait for good, and data races.",
            "The exit status is 0 if all inputs were examined and nothing found, 1 after a"
                + " violation, 2 after a usage or input error, 3 if the result is inconclusive, 70"
                + " after an internal error."));
  }
}
