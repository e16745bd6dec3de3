package dev.assay.cli.options;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings.Races;
import java.util.Map;
import java.util.Set;

/** What the state space is like: these options decide which states and transitions there are. */
public final class ModelOptions {
  public static final Option<Races> RACES =
      Option.value(
          "WHAT",
          Races.REPORT,
          ModelOptions::races,
          "What to do about data races: report them as violations (the default), promote (explore"
              + " every order of the accesses), or ignore (the verdict is then never verified).",
          "--races");

  public static final Option<Set<Reduction>> REDUCE =
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

  public static final Option<Boolean> INTERNALS =
      Option.flag(
          "Explore the code of java.util.concurrent itself, instead of taking each call as one"
              + " step.",
          "--jdk-internals");

  public static final Option<Boolean> SPURIOUS =
      Option.flag(
          "A thread in Object.wait or LockSupport.park may go on without having been woken. (Waiting"
              + " for a Condition of java.util.concurrent does not end by that: its code waits"
              + " again.)",
          "--spurious-wakeups");

  public static final Option<Boolean> TIMEOUTS =
      Option.value(
          "WHEN",
          true,
          text -> Values.named(Map.of("possible", true, "never", false), text),
          "Whether waiting with a time limit may end by it: possible (the default: both ends are"
              + " explored), or never (the verdict is then not verified if it matters).",
          "--timeouts");

  public static final Option<Boolean> RANDOM =
      Option.value(
          "HOW",
          false,
          text -> Values.named(Map.of("choose", true, "fixed", false), text),
          "What Random and ThreadLocalRandom do: fixed (the default: one sequence, and a verdict"
              + " that is not verified unless the program gives the seed), or choose (every value of"
              + " nextBoolean, and of nextInt with at most 16 values, is explored; other numbers are"
              + " not supported).",
          "--random");

  public static final Option<Boolean> TIME =
      Option.value(
          "HOW",
          false,
          text -> Values.named(Map.of("pass", true, "fixed", false), text),
          "What the program sees when it reads the clock: fixed (the default: always the same), or"
              + " pass (0 s, 1 ms or 1 h have passed, each is explored). The verdict is never"
              + " verified if it reads the clock.",
          "--time");

  private ModelOptions() {}

  private static Races races(String text) {
    return switch (text) {
      case "report" -> Races.REPORT;
      case "promote" -> Races.PROMOTE;
      case "ignore" -> Races.IGNORE;
      default -> throw new IllegalArgumentException("report, promote or ignore");
    };
  }
}
