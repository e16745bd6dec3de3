package dev.assay.explore;

import dev.assay.explore.Settings.Strategy;
import dev.assay.machine.state.TableFullException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.List;

/** Explores a program and says what was found. */
public final class Explorer {
  /** How many states a simpler run may cost, compared with those it took to find the first. */
  private static final long SIMPLER_FACTOR = 4;

  private static final long SIMPLER_LEAST = 20_000;

  private final Subject subject;
  private final Settings settings;
  private final Progress progress;
  private final Sights sights;
  private final Granularity granularity;
  private final Stepper stepper;
  private int restarts;

  public Explorer(Subject subject, Settings settings, Progress progress) {
    this.subject = subject;
    this.settings = settings;
    this.progress = progress;
    this.sights = subject.sights();
    this.granularity = new Granularity(settings.without());
    this.stepper = subject.stepper(granularity, settings);
  }

  /** Searches until the view of the program is fine enough for what the search has seen. */
  public Result run() {
    long start = System.nanoTime();
    Search search = search(settings);
    List<String> reasons = new ArrayList<>(search.reasons());
    for (String s : stepper.steering().surroundings()) {
      reasons.add("the program makes use of " + s);
    }
    if (settings.races() == Settings.Races.IGNORE) {
      reasons.add("data races were not looked for");
    }
    switch (settings.tactics().store()) {
      case EXACT -> {}
      case BITSTATE -> reasons.add("bit-state hashing may have passed over states");
      case HASH -> reasons.add("hash compaction may have passed over states");
    }
    if (stepper.hasPassedOverTimeouts()) {
      reasons.add("waiting with a time limit was taken never to end by it");
    }
    List<Violation> violations = new ArrayList<>();
    for (Violation v : search.violations()) {
      violations.add(simplified(v, search));
    }
    return new Result(
        violations,
        reasons,
        granularity.racyNames(),
        new Statistics(
            search.visited.count(),
            search.transitions,
            stepper.machine().interpreter().executed,
            search.deepest,
            (System.nanoTime() - start) / 1_000_000,
            restarts,
            subject.keeper().store().bytes(),
            peakMemory()));
  }

  private static long peakMemory() {
    long sum = 0;
    for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
      if (pool.getType() == MemoryType.HEAP) {
        sum += pool.getPeakUsage().getUsed();
      }
    }
    return sum;
  }

  Search search(Settings how) {
    for (; ; ) {
      Search search = newSearch(how);
      try {
        search.run(subject.initial());
        return search;
      } catch (Refined e) {
        restarts++;
        stepper.restoreAfterAbort(subject.initial());
      } catch (TableFullException e) {
        search.cut(String.valueOf(e.getMessage()));
        return search;
      }
    }
  }

  private Search newSearch(Settings how) {
    Judge judge = new Judge(sights);
    if (how.tactics().boundsSwitches()) {
      return new FewestSwitches(stepper, how, granularity, judge, progress);
    }
    return switch (how.strategy()) {
      case DEPTH_FIRST -> new DepthFirst(stepper, how, granularity, judge, progress);
      case BREADTH_FIRST -> new BreadthFirst(stepper, how, granularity, judge, progress);
      case FEWEST_SWITCHES -> new FewestSwitches(stepper, how, granularity, judge, progress);
      case ITERATIVE_DEEPENING ->
          new IterativeDeepening(stepper, how, granularity, judge, progress);
      case BEST_FIRST -> new BestFirst(stepper, how, granularity, judge, progress, false);
      case A_STAR -> new BestFirst(stepper, how, granularity, judge, progress, true);
      case RANDOM_WALK -> new RandomWalk(stepper, how, granularity, judge, progress);
    };
  }

  /**
   * The same violation with a run that has fewer switches between threads, if one is found soon
   * enough.
   */
  private Violation simplified(Violation v, Search found) {
    if (settings.strategy() == Strategy.BREADTH_FIRST
        || settings.strategy() == Strategy.ITERATIVE_DEEPENING
        || settings.strategy() == Strategy.FEWEST_SWITCHES
        || settings.tactics().boundsSwitches()) {
      return v; // as short or as simple as was asked for
    }
    long most = Math.max(SIMPLER_LEAST, SIMPLER_FACTOR * found.visited.count());
    Settings simpler = settings.withStrategy(Strategy.FEWEST_SWITCHES).withMaxStates(most);
    for (Violation other : search(simpler).violations()) {
      if (other.signature().equals(v.signature())) {
        return other;
      }
    }
    return v;
  }

  /** Makes the steps of a run again and writes down what happens. */
  public List<TraceStep> trace(Violation v) {
    stepper.restoreAfterAbort(subject.initial());
    return new Narrator(stepper, sights).tell(v.moves());
  }
}
