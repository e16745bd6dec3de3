package dev.assay.cli.options;

import dev.assay.explore.config.Heuristic;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.SearchParameters.Store;
import dev.assay.explore.config.Settings.Strategy;
import java.util.Map;

/** In which order states are visited, by how many workers, and how they are remembered. */
public final class SearchOptions {
  private static final Map<String, Strategy> STRATEGIES =
      Map.of(
          "depth-first", Strategy.DEPTH_FIRST,
          "breadth-first", Strategy.BREADTH_FIRST,
          "switches", Strategy.FEWEST_SWITCHES,
          "iterative-deepening", Strategy.ITERATIVE_DEEPENING,
          "best-first", Strategy.BEST_FIRST,
          "a-star", Strategy.A_STAR,
          "random", Strategy.RANDOM_WALK);

  private static final Map<String, Heuristic> HEURISTICS =
      Map.of(
          "most-blocked", Heuristic.MOST_BLOCKED,
          "most-locks", Heuristic.MOST_LOCKS,
          "interleaved", Heuristic.INTERLEAVED);

  public static final Option<Strategy> STRATEGY =
      Option.value(
          "NAME",
          Strategy.DEPTH_FIRST,
          SearchOptions::strategy,
          "In which order states are visited: depth-first (the default), breadth-first or"
              + " iterative-deepening (the first violation found has the fewest steps), switches"
              + " (the fewest switches between threads), best-first or a-star (by a heuristic, with"
              + " a-star adding the steps made), or random (random walks, which never verify).",
          "--search");

  public static final Option<Heuristic> HEURISTIC =
      Option.value(
          "NAME",
          Heuristic.MOST_BLOCKED,
          text -> Values.named(HEURISTICS, text),
          "Which states best-first and a-star search prefer: most-blocked (the default: few threads"
              + " can move), most-locks (many monitors are held), or interleaved (the last steps"
              + " were made by different threads).",
          "--heuristic");

  public static final Option<Long> SEED =
      Option.value("N", 0L, Values::number, "Where random walks begin: 0 unless given.", "--seed");

  public static final Option<Long> WALKS =
      Option.value(
          "N",
          SearchParameters.standard().walks(),
          Values::count,
          "How many random walks to make: "
              + SearchParameters.standard().walks()
              + " unless given.",
          "--walks");

  public static final Option<Integer> MAX_SWITCHES =
      Option.value(
          "N",
          Integer.MAX_VALUE,
          Values::fromZero,
          "Do not follow runs with more than N switches from one thread to another. States are then"
              + " visited in the order of switches.",
          "--max-switches");

  public static final Option<Store> STORE =
      Option.value(
          "NAME",
          Store.EXACT,
          text ->
              Values.named(
                  Map.of(
                      "memory", Store.EXACT,
                      "exact", Store.EXACT,
                      "disk", Store.DISK,
                      "bitstate", Store.BITSTATE,
                      "hash", Store.HASH),
                  text),
          "How visited states are remembered: memory (the default; exact means the same), disk"
              + " (with --search breadth-first, as exact), bitstate (three bits each in 64 MiB), or"
              + " hash (40 bits each). The last two may take a new state for a visited one, so that"
              + " the verdict is never verified; they are there for comparison.",
          "--store");

  public static final Option<String> STORE_DIR =
      Option.text(
          "DIR",
          "Keep the states of --store disk in DIR, which has to be empty or new. Unless given, a"
              + " new folder under the user's cache directory is used and deleted at the end.",
          "--store-dir");

  public static final Option<Long> STORE_MEMORY =
      Option.value(
          "SIZE",
          SearchParameters.STORE_MEMORY,
          text -> Values.size(text, 1 << 20, "a size of at least 1m, such as 200m or 4g"),
          "How much memory breadth-first search uses for transitions that it has not compared with"
              + " the visited states yet, about: 256m unless given.",
          "--store-memory");

  public static final Option<Integer> WORKERS =
      Option.value(
          "N",
          Runtime.getRuntime().availableProcessors(),
          Values::workers,
          "How many threads search together: as many as there are processors unless given. Only"
              + " depth-first search makes use of more than one, and only for programs that are not"
              + " small.",
          "--workers");

  private SearchOptions() {}

  private static Strategy strategy(String text) {
    return switch (text) {
      case "dfs" -> Strategy.DEPTH_FIRST;
      case "bfs" -> Strategy.BREADTH_FIRST;
      default -> Values.named(STRATEGIES, text);
    };
  }
}
