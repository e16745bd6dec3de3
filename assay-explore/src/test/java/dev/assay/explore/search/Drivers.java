package dev.assay.explore.search;

import dev.assay.explore.config.Heuristic;
import dev.assay.explore.config.SearchParameters;
import dev.assay.explore.config.SearchParameters.Store;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.external.LayeredStates;
import dev.assay.explore.external.Storage;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.TransitionSystem;
import java.util.function.IntUnaryOperator;

/** Makes the search that settings ask for, as they are made for programs. */
final class Drivers {
  private Drivers() {}

  /** How a graph is to be searched. */
  static Settings settings(Strategy strategy, boolean all) {
    return limited(strategy, all, Long.MAX_VALUE, Integer.MAX_VALUE);
  }

  static Settings limited(Strategy strategy, boolean all, long states, int depth) {
    return new Settings(strategy, false, Settings.Races.REPORT, all, states, depth, Long.MAX_VALUE);
  }

  static Settings with(Settings settings, Heuristic heuristic) {
    return settings.withTactics(
        new SearchParameters(heuristic, 0, 1000, Integer.MAX_VALUE, Long.MAX_VALUE, Store.EXACT));
  }

  static Settings with(Settings settings, Store store) {
    return settings.withTactics(
        new SearchParameters(
            Heuristic.MOST_BLOCKED, 0, 1000, Integer.MAX_VALUE, Long.MAX_VALUE, store));
  }

  static Settings withSwitches(Settings settings, int most) {
    return settings.withTactics(
        new SearchParameters(Heuristic.MOST_BLOCKED, 0, 1000, most, Long.MAX_VALUE, Store.EXACT));
  }

  static Settings withWalks(Settings settings, long seed, long walks) {
    return settings.withTactics(
        new SearchParameters(
            Heuristic.MOST_BLOCKED, seed, walks, Integer.MAX_VALUE, Long.MAX_VALUE, Store.EXACT));
  }

  static Search search(TransitionSystem system, Specification specification, Settings s) {
    return search(system, specification, s, new Progress());
  }

  static Search search(
      TransitionSystem system, Specification specification, Settings s, Progress progress) {
    IntUnaryOperator enabled = state -> system.enabled(state).count();
    HeuristicValue heuristic =
        HeuristicValue.of(s.tactics().heuristic(), enabled, state -> state % 5);
    return switch (s.strategy()) {
      case DEPTH_FIRST ->
          s.tactics().workers() == 1
              ? new DepthFirst(system, Independence.UNKNOWN, specification, s, progress)
              : new ParallelDepthFirst(
                  system,
                  Independence.UNKNOWN,
                  specification,
                  s,
                  progress,
                  0,
                  new Others(system, specification));
      case BREADTH_FIRST ->
          s.tactics().isExact()
              ? layered(system, specification, s, progress)
              : new BreadthFirst(system, specification, s, progress);
      case FEWEST_SWITCHES -> new FewestSwitches(system, specification, s, progress);
      case ITERATIVE_DEEPENING -> new IterativeDeepening(system, specification, s, progress);
      case BEST_FIRST -> new BestFirst(system, specification, s, progress, false, heuristic);
      case A_STAR -> new BestFirst(system, specification, s, progress, true, heuristic);
      case RANDOM_WALK -> new RandomWalk(system, specification, s, progress);
    };
  }

  /** With so little memory that everything is merged again and again. */
  private static Search layered(
      TransitionSystem system, Specification specification, Settings s, Progress progress) {
    KeyedGraph keyed = new KeyedGraph(system);
    LayeredStates states = new LayeredStates(Storage.inMemory(), 4 * 2 * Long.BYTES);
    return new LayeredSearch(keyed, states, keyed.positions(specification), s, progress);
  }

  /** Workers that share one system. */
  private record Others(TransitionSystem system, Specification specification)
      implements ParallelDepthFirst.Workers {
    @Override
    public DepthFirst spawn(DepthFirst first) {
      return new DepthFirst(system, Independence.UNKNOWN, specification, first);
    }

    @Override
    public void merge(DepthFirst worker) {}
  }
}
