package dev.assay.explore;

import dev.assay.explore.Settings.Strategy;
import dev.assay.machine.exec.Threads;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
  private int restarts;

  /** With which view each violation was found. */
  private final Map<Violation, Granularity> views = new IdentityHashMap<>();

  public Explorer(Subject subject, Settings settings, Progress progress) {
    this.subject = subject;
    this.settings = settings;
    this.progress = progress;
    this.sights = subject.sights();
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
    return new Result(
        simplified(search),
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
    return search(how, granularity, stepper, null);
  }

  private Search search(
      Settings how, Granularity view, Stepper maker, @Nullable Set<String> wanted) {
    for (; ; ) {
      Search search = newSearch(how, view, maker);
      if (wanted != null) {
        search.stopAfter(wanted);
      }
      try {
        search.run(subject.initial());
        return search;
      } catch (Refined e) {
        restarts++;
        maker.restoreAfterAbort(subject.initial());
      }
    }
  }

  private Search newSearch(Settings how, Granularity view, Stepper maker) {
    Judge judge = new Judge(sights);
    return how.strategy() == Strategy.DEPTH_FIRST
        ? new DepthFirst(maker, how, view, judge, progress)
        : new BreadthFirst(
            maker, how, view, judge, progress, how.strategy() == Strategy.FEWEST_SWITCHES);
  }

  /**
   * The same violations with runs that have fewer switches between threads, where such are found
   * soon enough. That search may need a finer view, with which the runs found first could not be
   * made again; so it has a view of its own.
   */
  private List<Violation> simplified(Search found) {
    List<Violation> first = found.violations();
    first.forEach(v -> views.put(v, granularity));
    if (first.isEmpty() || settings.strategy() != Strategy.DEPTH_FIRST) {
      return first;
    }
    long most = Math.max(SIMPLER_LEAST, SIMPLER_FACTOR * found.visited.count());
    Settings how = settings.withStrategy(Strategy.FEWEST_SWITCHES).withMaxStates(most);
    Map<String, Violation> bySignature = new LinkedHashMap<>();
    first.forEach(v -> bySignature.put(v.signature(), v));
    Granularity view = granularity.copy();
    Stepper maker = subject.stepper(view, settings);
    maker.restoreAfterAbort(subject.initial());
    for (Violation v : search(how, view, maker, Set.copyOf(bySignature.keySet())).violations()) {
      if (bySignature.replace(v.signature(), v) != null) {
        views.put(v, view);
      }
    }
    return List.copyOf(bySignature.values());
  }

  /** Makes the steps of a run again and writes down what happens. */
  public Told tell(Violation v) {
    return new Narrator(stepperFor(v), sights).tell(v, new Judge(sights));
  }

  /** The run that leads to a violation, for another process to make again. */
  public Recording record(Violation v) {
    Stepper maker = stepperFor(v);
    List<Recording.Turn> turns = new ArrayList<>();
    for (Move m : v.moves()) {
      Threads threads = maker.machine().threads();
      turns.add(
          new Recording.Turn(threads.all().indexOf(threads.byNumber(m.thread())), m.choice()));
      if (maker.step(m.thread(), m.choice()).leadsToState()) {
        maker.save();
      }
    }
    KindNames names = new KindNames(maker.machine().universe());
    return new Recording(v.kind(), v.message(), v.location(), turns, viewOf(v).view(names));
  }

  private Granularity viewOf(Violation v) {
    return views.getOrDefault(v, granularity);
  }

  /** A stepper in the first state, with the view that a violation was found with. */
  private Stepper stepperFor(Violation v) {
    Stepper maker = subject.stepper(viewOf(v), settings);
    maker.restoreAfterAbort(subject.initial());
    return maker;
  }
}
