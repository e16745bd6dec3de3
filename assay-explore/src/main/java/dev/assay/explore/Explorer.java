package dev.assay.explore;

import dev.assay.explore.checkpoint.CheckpointBody;
import dev.assay.explore.checkpoint.Checkpoints;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Reduction;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.PredicateEvaluator;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.replay.Recording;
import dev.assay.explore.replay.TraceRecorder;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.BestFirst;
import dev.assay.explore.search.BreadthFirst;
import dev.assay.explore.search.DepthFirst;
import dev.assay.explore.search.FewestSwitches;
import dev.assay.explore.search.IterativeDeepening;
import dev.assay.explore.search.ParallelDepthFirst;
import dev.assay.explore.search.RandomWalk;
import dev.assay.explore.search.Search;
import dev.assay.explore.search.SearchObserver;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionRefined;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.state.TableFullException;
import dev.assay.machine.threads.Threads;
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

  private final ProgramUnderTest subject;
  private final Settings settings;
  private final Progress progress;
  private final View main;
  private final @Nullable TemporalCheck temporal;
  private int restarts;
  private long alone = ParallelDepthFirst.ALONE;
  private @Nullable Checkpoints checkpoints;

  /** What was spent before a search was taken up again. */
  private CheckpointBody.Cost earlier = CheckpointBody.Cost.NONE;

  private @Nullable SearchObserver observer;

  /** With which view each violation was found. */
  private final Map<Violation, View> views = new IdentityHashMap<>();

  /** How finely steps are made, and who makes and judges them. */
  private final class View {
    final Precision precision;
    final TransitionExecutor executor;
    final PredicateEvaluator evaluator;
    final SafetyChecker checker;

    View(Precision precision) {
      this.precision = precision;
      this.executor = subject.executor(precision, settings);
      this.evaluator = new PredicateEvaluator(executor, subject.classifier(), precision);
      this.checker =
          new SafetyChecker(
              subject.classifier(), new Invariants(settings.properties(), subject, evaluator));
    }

    /** The same for another worker, in a machine of its own. */
    View(View first) {
      this.precision = first.precision.forWorker();
      this.executor = subject.executor(subject.workerMachine().another(), precision, settings);
      this.evaluator = new PredicateEvaluator(executor, subject.classifier(), precision);
      this.checker =
          new SafetyChecker(
              subject.classifier(), new Invariants(first.checker.invariants(), evaluator));
    }

    /** The stepper, in the first state. */
    TransitionExecutor fromTheStart() {
      executor.machine().setWatch(executor.policy());
      precision.settle();
      executor.beginAnew();
      return executor;
    }
  }

  /**
   * Prepares a search.
   *
   * @throws InputProblem if there are no such methods as the properties name
   */
  public Explorer(ProgramUnderTest subject, Settings settings, Progress progress) {
    this.subject = subject;
    this.settings = settings;
    this.progress = progress;
    this.main = new View(new Precision(settings.without()));
    Properties properties = settings.properties();
    this.temporal = properties.ltl().isEmpty() ? null : new TemporalCheck(properties, subject);
  }

  /**
   * Lets the search be written down as it goes on, and begin with what was written down. It must be
   * depth-first with an exact store, and without a formula; it is made by one worker.
   */
  public void keep(Checkpoints where) {
    checkpoints = where;
    where.setWriter(search -> out -> body().write(search, cost(), out));
  }

  private CheckpointBody body() {
    return new CheckpointBody(
        subject.initial(), main.precision, main.executor, main.checker.invariants());
  }

  private CheckpointBody.Cost cost() {
    return new CheckpointBody.Cost(
        System.currentTimeMillis() - progress.startMillis(),
        earlier.instructions() + main.executor.executed(),
        restarts);
  }

  /** Brings a new search to where a written one was. */
  private void takeUp(DepthFirst search, Checkpoints where) {
    where.file().read(in -> earlier = body().read(search, in));
    restarts = earlier.restarts();
    progress.addEarlier(earlier.elapsedMillis());
  }

  /** Lets somebody know what the depth-first search does. */
  public void observedBy(SearchObserver somebody) {
    observer = somebody;
  }

  /** Searches until the view of the program is fine enough for what the search has seen. */
  public Result run() {
    Search search = search(settings);
    if (checkpoints != null && search instanceof DepthFirst d && d.findings.hasReachedLimit()) {
      checkpoints.end(d);
    }
    List<String> reasons = new ArrayList<>(search.reasons());
    for (String s : main.executor.policy().surroundings()) {
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
    if (main.executor.hasPassedOverTimeouts()) {
      reasons.add("waiting with a time limit was taken never to end by it");
    }
    reasons.addAll(main.checker.invariants().unanswered());
    List<Violation> violations = new ArrayList<>(simplified(search));
    if (temporal != null && (violations.isEmpty() || settings.all())) {
      keepView(violations);
      Violation v = check(temporal);
      if (v != null) {
        violations.add(v);
      }
      reasons.addAll(temporal.reasons());
    }
    if (checkpoints != null && !search.findings.hasReachedLimit()) {
      checkpoints.delete();
    }
    return new Result(
        violations,
        reasons,
        main.precision.racyNames(),
        new Statistics(
            search.visited.count(),
            search.transitions,
            earlier.instructions() + main.executor.executed(),
            search.deepest,
            System.currentTimeMillis() - progress.startMillis(),
            restarts,
            subject.keeper().store().bytes()));
  }

  Search search(Settings how) {
    return search(how, main, null);
  }

  private Search search(Settings how, View view, @Nullable Set<String> wanted) {
    for (boolean first = true; ; first = false) {
      view.fromTheStart();
      Search search = newSearch(how, view);
      if (checkpoints != null && view == main && search instanceof DepthFirst d) {
        d.keep(checkpoints);
        if (first && checkpoints.resume()) {
          takeUp(d, checkpoints);
        }
      }
      if (wanted != null) {
        search.stopAfter(wanted);
      }
      try {
        search.run(subject.initial());
      } catch (PrecisionRefined e) {
        restarts++;
        continue;
      } catch (TableFullException e) {
        search.cut(String.valueOf(e.getMessage()));
        return search;
      }
      if (!view.precision.isOutdated()) {
        return search;
      }
      restarts++;
    }
  }

  /** Checks the formula, after everything else: that has shown how fine the steps have to be. */
  private @Nullable Violation check(TemporalCheck formula) {
    for (; ; ) {
      TransitionExecutor executor = main.fromTheStart();
      try {
        Violation found =
            formula.run(
                executor, main.checker, settings, progress, main.evaluator, subject.initial());
        if (!main.precision.isOutdated()) {
          return found;
        }
      } catch (PrecisionRefined e) {
        // What properties read is learnt in this way.
      }
      restarts++;
    }
  }

  /** Violations can be told with the view they were found with, which is about to be refined. */
  private void keepView(List<Violation> found) {
    if (!found.isEmpty()) {
      View before = new View(main.precision.copy());
      found.forEach(v -> views.putIfAbsent(v, before));
    }
  }

  private Search newSearch(Settings how, View v) {
    if (how.tactics().boundsSwitches()) {
      return new FewestSwitches(v.executor, how, v.precision, v.checker, progress);
    }
    return switch (how.strategy()) {
      case DEPTH_FIRST -> depthFirst(how, v);
      case BREADTH_FIRST -> new BreadthFirst(v.executor, how, v.precision, v.checker, progress);
      case FEWEST_SWITCHES -> new FewestSwitches(v.executor, how, v.precision, v.checker, progress);
      case ITERATIVE_DEEPENING ->
          new IterativeDeepening(v.executor, how, v.precision, v.checker, progress);
      case BEST_FIRST -> new BestFirst(v.executor, how, v.precision, v.checker, progress, false);
      case A_STAR -> new BestFirst(v.executor, how, v.precision, v.checker, progress, true);
      case RANDOM_WALK -> new RandomWalk(v.executor, how, v.precision, v.checker, progress);
    };
  }

  private Search depthFirst(Settings how, View v) {
    if (checkpoints != null && v == main) {
      // They are written between two steps, while nobody else is at work, and do not say who
      // sleeps.
      return new DepthFirst(
          v.executor, how.without(Reduction.SLEEP_SETS), v.precision, v.checker, progress);
    }
    if (observer != null && v == main) {
      return new DepthFirst(v.executor, how, v.precision, v.checker, progress).observedBy(observer);
    }
    return how.tactics().workers() == 1
        ? new DepthFirst(v.executor, how, v.precision, v.checker, progress)
        : new ParallelDepthFirst(
            v.executor,
            how,
            v.precision,
            v.checker,
            progress,
            alone,
            first -> {
              View another = new View(v);
              return new DepthFirst(another.executor, another.precision, another.checker, first);
            });
  }

  /** For tests: how many states one worker explores before the others are called. */
  void setAlone(long states) {
    alone = states;
  }

  /**
   * The same violations with runs that have fewer switches between threads, where such are found
   * soon enough. That search may need a finer view, with which the runs found first could not be
   * made again; so it has a view of its own.
   */
  private List<Violation> simplified(Search found) {
    List<Violation> first = found.violations();
    if (first.isEmpty()
        || settings.strategy() == Strategy.BREADTH_FIRST
        || settings.strategy() == Strategy.ITERATIVE_DEEPENING
        || settings.strategy() == Strategy.FEWEST_SWITCHES
        || settings.tactics().boundsSwitches()) {
      return first; // as short or as simple as was asked for
    }
    long most = Math.max(SIMPLER_LEAST, SIMPLER_FACTOR * found.visited.count());
    Settings how = settings.withStrategy(Strategy.FEWEST_SWITCHES).withMaxStates(most);
    Map<String, Violation> bySignature = new LinkedHashMap<>();
    first.forEach(v -> bySignature.put(v.signature(), v));
    View view = new View(main.precision.copy());
    for (Violation v : search(how, view, Set.copyOf(bySignature.keySet())).violations()) {
      if (bySignature.replace(v.signature(), v) != null) {
        views.put(v, view);
      }
    }
    return List.copyOf(bySignature.values());
  }

  /** Makes the steps of a run again and writes down what happens. */
  public Counterexample explain(Violation v) {
    View view = viewOf(v);
    Counterexample counterexample =
        new TraceRecorder(view.fromTheStart(), subject.classifier()).record(v, view.checker);
    assert !view.precision.isOutdated() : "to be told, a run must be made as it was found";
    return counterexample;
  }

  /** The run that leads to a violation, for another process to make again. */
  public Recording record(Violation v) {
    TransitionExecutor executor = viewOf(v).fromTheStart();
    List<Recording.Turn> turns = new ArrayList<>();
    for (Move m : v.moves()) {
      Threads threads = executor.machine().threads();
      turns.add(
          new Recording.Turn(threads.all().indexOf(threads.byNumber(m.thread())), m.choice()));
      if (executor.step(m.thread(), m.choice()).leadsToState()) {
        executor.save();
      }
    }
    KindNames names = new KindNames(executor.machine().universe());
    Precision precision = viewOf(v).precision;
    return new Recording(
        v.kind(),
        v.message(),
        v.location(),
        turns,
        precision.view(names),
        precision.observed(names),
        v.cycle());
  }

  /** With which view the search was made in the end, for another process. */
  public dev.assay.explore.visibility.PrecisionSnapshot view() {
    return main.precision.view(new KindNames(subject.machine().universe()));
  }

  /** The data that properties read, for another process. */
  public List<String> observed() {
    return main.precision.observed(new KindNames(subject.machine().universe()));
  }

  private View viewOf(Violation v) {
    return views.getOrDefault(v, main);
  }
}
