package dev.assay.explore;

import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.external.LayeredStates;
import dev.assay.explore.external.Storage;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.program.KeyedTransitions;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.search.BestFirst;
import dev.assay.explore.search.BreadthFirst;
import dev.assay.explore.search.DepthFirst;
import dev.assay.explore.search.FewestSwitches;
import dev.assay.explore.search.HeuristicValue;
import dev.assay.explore.search.IterativeDeepening;
import dev.assay.explore.search.LayeredSearch;
import dev.assay.explore.search.ParallelDepthFirst;
import dev.assay.explore.search.RandomWalk;
import dev.assay.explore.search.Search;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes the search that settings ask for. */
final class SearchFactory implements AutoCloseable {
  private final Progress progress;

  /** Where the keys of visited states are kept. */
  private Storage storage = Storage.inMemory();

  /** Those of the search that was made last. */
  private @Nullable LayeredStates layers;

  private long alone = ParallelDepthFirst.ALONE;

  SearchFactory(Progress progress) {
    this.progress = progress;
  }

  void storeIn(Storage where) {
    storage = where;
  }

  /** For tests: how many states one worker explores before the others are called. */
  void setAlone(long states) {
    alone = states;
  }

  /** A search that has not begun. One that was made before has ended. */
  Search search(Settings how, Workbench w) {
    close();
    ProgramTransitions system = w.transitions;
    if (how.tactics().boundsSwitches()) {
      return new FewestSwitches(system, w.checker, how, progress);
    }
    return switch (how.strategy()) {
      case DEPTH_FIRST ->
          how.tactics().workers() == 1
              ? single(how, w)
              : new ParallelDepthFirst(
                  system, system, w.checker, how, progress, alone, new Workers(w));
      case BREADTH_FIRST ->
          how.tactics().isExact()
              ? layered(how, w)
              : new BreadthFirst(system, w.checker, how, progress);
      case FEWEST_SWITCHES -> new FewestSwitches(system, w.checker, how, progress);
      case ITERATIVE_DEEPENING -> new IterativeDeepening(system, w.checker, how, progress);
      case BEST_FIRST -> new BestFirst(system, w.checker, how, progress, false, heuristic(how, w));
      case A_STAR -> new BestFirst(system, w.checker, how, progress, true, heuristic(how, w));
      case RANDOM_WALK -> new RandomWalk(system, w.checker, how, progress);
    };
  }

  /** A depth-first search by one worker. */
  DepthFirst single(Settings how, Workbench w) {
    return new DepthFirst(w.transitions, w.transitions, w.checker, how, progress);
  }

  /**
   * A depth-first search that can be written down: between two transitions, and without saying
   * which threads sleep.
   */
  DepthFirst withoutSleep(Settings how, Workbench w) {
    return single(how.without(Reduction.SLEEP_SETS), w);
  }

  private Search layered(Settings how, Workbench w) {
    KeyedTransitions system = w.transitions.keyed(how);
    layers = new LayeredStates(storage, how.tactics().storeMemory());
    return new LayeredSearch(system, layers, w.specification(system), how, progress);
  }

  private static HeuristicValue heuristic(Settings how, Workbench w) {
    return HeuristicValue.of(
        how.tactics().heuristic(),
        state -> w.transitions.enabled(state).count(),
        w.transitions::heldMonitors);
  }

  /** What the keys of visited states take, in memory or on disk. */
  long bytes() {
    return layers == null ? 0 : layers.bytes();
  }

  /** Gives up what the search that was made last has kept. */
  @Override
  public void close() {
    if (layers != null) {
      layers.close();
    }
    layers = null;
  }

  /** The workers of a parallel search. */
  private static final class Workers implements ParallelDepthFirst.Workers {
    private final Workbench main;
    private final Map<DepthFirst, Workbench> others = new IdentityHashMap<>();

    Workers(Workbench main) {
      this.main = main;
    }

    @Override
    public DepthFirst spawn(DepthFirst first) {
      Workbench w = main.forWorker();
      DepthFirst worker = new DepthFirst(w.transitions, w.transitions, w.checker, first);
      others.put(worker, w);
      return worker;
    }

    @Override
    public void merge(DepthFirst worker) {
      Workbench w = Objects.requireNonNull(others.get(worker));
      main.transitions.merge(w.transitions);
      main.precision.addAll(w.precision);
    }
  }
}
