package dev.assay.cli.options;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Races;
import java.util.LinkedHashSet;
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
              + " every order of the accesses), or ignore (the verdict is then verified only with"
              + " --accept races-ignored).",
          "--races");

  public static final Option<Set<String>> ONLY =
      Option.value(
          "KINDS",
          Set.of(),
          ModelOptions::kinds,
          "Which kinds of violations count, separated by commas: "
              + String.join(", ", Settings.KINDS)
              + ". Others do not end the search and are not reported; where data races do not"
              + " count, they are explored as with --races promote.",
          "--only");

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

  public static final Option<Boolean> NO_SPURIOUS =
      Option.flag(
          "Let the program's own calls of Object.wait, LockSupport.park and Condition.await return"
              + " only when something has ended them. Otherwise they may also return for no reason,"
              + " as their contracts say. The verdict is then not verified if such a call waits.",
          "--no-spurious-wakeups");

  /** Nobody asks for it: it is accepted because scripts give it. */
  public static final Option<Boolean> SPURIOUS =
      Option.flag(
          "The default: waiting may end for no reason. Changes nothing.", "--spurious-wakeups");

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
              + " that is not verified unless the program gives the seed), or choose (every value"
              + " of nextBoolean, and of nextInt with at most 16 values, is explored; other numbers"
              + " are not supported).",
          "--random");

  public static final Option<Boolean> TIME =
      Option.value(
          "HOW",
          false,
          text -> Values.named(Map.of("pass", true, "fixed", false), text),
          "What the program sees when it reads the clock: fixed (the default: always the same), or"
              + " pass (0 s, 1 ms or 1 h have passed, each is explored). If it reads the clock,"
              + " the verdict is verified only with --accept.",
          "--time");

  private ModelOptions() {}

  private static Set<String> kinds(String text) {
    Set<String> kinds = new LinkedHashSet<>();
    for (String kind : text.split(",", -1)) {
      if (!Settings.KINDS.contains(kind.strip())) {
        throw new IllegalArgumentException(
            "a list of kinds: there is no '"
                + kind.strip()
                + "'"
                + NearestName.suggestion(kind.strip(), Settings.KINDS)
                + "; there are "
                + String.join(", ", Settings.KINDS));
      }
      kinds.add(kind.strip());
    }
    return kinds;
  }

  private static Races races(String text) {
    return switch (text) {
      case "report" -> Races.REPORT;
      case "promote" -> Races.PROMOTE;
      case "ignore" -> Races.IGNORE;
      default -> throw new IllegalArgumentException("report, promote or ignore");
    };
  }
}
