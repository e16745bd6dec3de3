package dev.assay.explore;

import dev.assay.explore.Settings.Strategy;
import dev.assay.machine.loading.InputProblem;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Explores a program and says what was found. */
public final class Explorer {
  /** How many states a simpler run may cost, compared with those it took to find the first. */
  private static final long SIMPLER_FACTOR = 4;

  private static final long SIMPLER_LEAST = 20_000;

  private final Subject subject;
  private final Settings settings;
  private final Progress progress;
  private final Sights sights;
  private final Granularity granularity = new Granularity();
  private final Stepper stepper;
  private final Evaluator evaluator;
  private final Judge judge;
  private final @Nullable TemporalCheck temporal;
  private int restarts;

  /**
   * Prepares a search.
   *
   * @throws InputProblem if there are no such methods as the properties name
   */
  public Explorer(Subject subject, Settings settings, Progress progress) {
    this.subject = subject;
    this.settings = settings;
    this.progress = progress;
    this.sights = subject.sights();
    this.stepper = subject.stepper(granularity, settings);
    this.evaluator = new Evaluator(stepper, sights, granularity);
    Properties properties = settings.properties();
    this.judge = new Judge(sights, new Invariants(properties, subject, evaluator));
    this.temporal = properties.ltl().isEmpty() ? null : new TemporalCheck(properties, subject);
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
    List<Violation> violations = new ArrayList<>();
    for (Violation v : search.violations()) {
      violations.add(simplified(v, search));
    }
    reasons.addAll(judge.invariants().unanswered());
    if (temporal != null && (violations.isEmpty() || settings.all())) {
      Violation v = check(temporal);
      if (v != null) {
        violations.add(v);
      }
      reasons.addAll(temporal.reasons());
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
      }
    }
  }

  /** Checks the formula, after everything else: that has shown how fine the steps have to be. */
  private @Nullable Violation check(TemporalCheck formula) {
    for (; ; ) {
      stepper.restoreAfterAbort(subject.initial());
      try {
        return formula.run(stepper, judge, settings, progress, evaluator, subject.initial());
      } catch (Refined e) {
        restarts++;
      }
    }
  }

  private Search newSearch(Settings how) {
    return how.strategy() == Strategy.DEPTH_FIRST
        ? new DepthFirst(stepper, how, granularity, judge, progress)
        : new BreadthFirst(
            stepper, how, granularity, judge, progress, how.strategy() == Strategy.FEWEST_SWITCHES);
  }

  /**
   * The same violation with a run that has fewer switches between threads, if one is found soon
   * enough.
   */
  private Violation simplified(Violation v, Search found) {
    if (settings.strategy() != Strategy.DEPTH_FIRST) {
      return v;
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
