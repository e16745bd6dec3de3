package dev.assay.cli;

import dev.assay.cli.options.CommandLineSyntax.Parsed;
import dev.assay.cli.options.Option;
import dev.assay.cli.options.UsageError;
import dev.assay.explore.config.EnvironmentModel;
import dev.assay.explore.config.Heuristic;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.SearchParameters.Store;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Options of {@code assay check} that say how states are searched and what may happen to them. */
final class SearchOptions {
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,9})([kmg]?)");

  private static final Map<String, Strategy> STRATEGIES =
      new TreeMap<>(
          Map.of(
              "depth-first", Strategy.DEPTH_FIRST,
              "breadth-first", Strategy.BREADTH_FIRST,
              "switches", Strategy.FEWEST_SWITCHES,
              "iterative-deepening", Strategy.ITERATIVE_DEEPENING,
              "best-first", Strategy.BEST_FIRST,
              "a-star", Strategy.A_STAR,
              "random", Strategy.RANDOM_WALK));

  private static final Map<String, Heuristic> HEURISTICS =
      new TreeMap<>(
          Map.of(
              "most-blocked", Heuristic.MOST_BLOCKED,
              "most-locks", Heuristic.MOST_LOCKS,
              "interleaved", Heuristic.INTERLEAVED));

  static final Option<Heuristic> HEURISTIC =
      Option.value(
          "NAME",
          Heuristic.MOST_BLOCKED,
          text -> named(HEURISTICS, text),
          "Which states best-first and a-star search prefer: most-blocked (the default: few threads"
              + " can move), most-locks (many monitors are held), or interleaved (the last steps"
              + " were made by different threads).",
          "--heuristic");

  static final Option<Long> SEED =
      Option.value(
          "N", 0L, SearchOptions::number, "Where random walks begin: 0 unless given.", "--seed");

  static final Option<Long> WALKS =
      Option.value(
          "N",
          SearchParameters.standard().walks(),
          CheckCommand::count,
          "How many random walks to make: "
              + SearchParameters.standard().walks()
              + " unless given.",
          "--walks");

  static final Option<Integer> MAX_SWITCHES =
      Option.value(
          "N",
          Integer.MAX_VALUE,
          SearchOptions::switches,
          "Do not follow runs with more than N switches from one thread to another. States are then"
              + " visited in the order of switches.",
          "--max-switches");

  static final Option<Long> MAX_MEMORY =
      Option.value(
          "SIZE",
          Runtime.getRuntime().maxMemory() / 10 * 9,
          SearchOptions::size,
          "End the search when this much of Java's heap is in use, such as 800m or 4g; nine tenths"
              + " of what Java may use unless given.",
          "--max-memory");

  static final Option<Store> STORE =
      Option.value(
          "NAME",
          Store.EXACT,
          text ->
              named(
                  Map.of("exact", Store.EXACT, "bitstate", Store.BITSTATE, "hash", Store.HASH),
                  text),
          "How visited states are remembered: exact (the default), bitstate (three bits each in 64"
              + " MiB), or hash (40 bits each). The last two may pass over states, so that the"
              + " verdict is never verified; as every state is numbered exactly before, they save"
              + " little and are there for comparison.",
          "--store");

  static final Option<Boolean> SPURIOUS =
      Option.flag(
          "A thread in Object.wait or LockSupport.park may go on without having been woken. (Waiting"
              + " for a Condition of java.util.concurrent does not end by that: its code waits"
              + " again.)",
          "--spurious-wakeups");

  static final Option<Boolean> TIMEOUTS =
      Option.value(
          "WHEN",
          true,
          text -> named(Map.of("possible", true, "never", false), text),
          "Whether waiting with a time limit may end by it: possible (the default: both ends are"
              + " explored), or never (the verdict is then not verified if it matters).",
          "--timeouts");

  static final Option<Boolean> RANDOM =
      Option.value(
          "HOW",
          false,
          text -> named(Map.of("choose", true, "fixed", false), text),
          "What Random and ThreadLocalRandom do: fixed (the default: one sequence, and a verdict"
              + " that is not verified unless the program gives the seed), or choose (every value of"
              + " nextBoolean, and of nextInt with at most 16 values, is explored; other numbers are"
              + " not supported).",
          "--random");

  static final Option<Boolean> TIME =
      Option.value(
          "HOW",
          false,
          text -> named(Map.of("pass", true, "fixed", false), text),
          "What the program sees when it reads the clock: fixed (the default: always the same), or"
              + " pass (0 s, 1 ms or 1 h have passed, each is explored). The verdict is never"
              + " verified if it reads the clock.",
          "--time");

  static final Option<Integer> WORKERS =
      Option.value(
          "N",
          Runtime.getRuntime().availableProcessors(),
          SearchOptions::workers,
          "How many threads search together: as many as there are processors unless given. Only"
              + " depth-first search makes use of more than one, and only for programs that are not"
              + " small.",
          "--workers");

  static final List<Option<?>> OPTIONS =
      List.of(
          HEURISTIC,
          SEED,
          WALKS,
          MAX_SWITCHES,
          MAX_MEMORY,
          STORE,
          SPURIOUS,
          TIMEOUTS,
          RANDOM,
          TIME,
          WORKERS);

  private SearchOptions() {}

  static Strategy strategy(String text) {
    return switch (text) {
      case "dfs" -> Strategy.DEPTH_FIRST;
      case "bfs" -> Strategy.BREADTH_FIRST;
      default -> named(STRATEGIES, text);
    };
  }

  private static <T> T named(Map<String, T> values, String text) {
    T value = values.get(text);
    if (value == null) {
      throw new IllegalArgumentException(
          "one of " + String.join(", ", new TreeMap<>(values).keySet()));
    }
    return value;
  }

  private static long number(String text) {
    if (!text.matches("-?[0-9]{1,18}")) {
      throw new IllegalArgumentException("a number");
    }
    return Long.parseLong(text);
  }

  private static int switches(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException("a number from 0");
    }
    return Integer.parseInt(text);
  }

  private static int workers(String text) {
    if (!text.matches("[1-9][0-9]{0,2}")) {
      throw new IllegalArgumentException("a number from 1 to 999");
    }
    return Integer.parseInt(text);
  }

  private static long size(String text) {
    Matcher m = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!m.matches()) {
      throw new IllegalArgumentException("a size such as 800m or 4g");
    }
    int shift = List.of("", "k", "m", "g").indexOf(m.group(2)) * 10;
    return Long.parseLong(m.group(1)) << shift;
  }

  /** Adds what these options say. */
  static Settings apply(Settings settings, Parsed words) {
    SearchParameters tactics =
        new SearchParameters(
            words.get(HEURISTIC),
            words.get(SEED),
            words.get(WALKS),
            words.get(MAX_SWITCHES),
            words.get(MAX_MEMORY),
            words.get(STORE),
            words.get(WORKERS));
    boolean ordersOtherwise =
        settings.strategy() != Strategy.DEPTH_FIRST
            && settings.strategy() != Strategy.FEWEST_SWITCHES;
    if (tactics.boundsSwitches() && ordersOtherwise) {
      throw new UsageError("--max-switches goes with --search switches only");
    }
    return settings
        .withTactics(tactics)
        .withEnvironment(
            new EnvironmentModel(
                words.get(SPURIOUS), words.get(TIMEOUTS), words.get(RANDOM), words.get(TIME)));
  }
}
