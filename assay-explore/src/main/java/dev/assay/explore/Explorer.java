package dev.assay.explore;

import dev.assay.explore.checkpoint.CheckpointBody;
import dev.assay.explore.checkpoint.Checkpoints;
import dev.assay.explore.config.Properties;
import dev.assay.explore.config.Settings;
import dev.assay.explore.config.Settings.Strategy;
import dev.assay.explore.ending.EndCheck;
import dev.assay.explore.external.Storage;
import dev.assay.explore.external.StoreException;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.ltl.TemporalCheck;
import dev.assay.explore.model.Independence;
import dev.assay.explore.model.PrecisionRefined;
import dev.assay.explore.program.MachineStates;
import dev.assay.explore.program.ProgramTransitions;
import dev.assay.explore.program.ProgramUnderTest;
import dev.assay.explore.property.Labelling;
import dev.assay.explore.property.StuckThreadReport;
import dev.assay.explore.replay.Recording;
import dev.assay.explore.replay.TraceRecorder;
import dev.assay.explore.result.Counterexample;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Result;
import dev.assay.explore.result.Statistics;
import dev.assay.explore.result.Violation;
import dev.assay.explore.search.DepthFirst;
import dev.assay.explore.search.FulfillingRun;
import dev.assay.explore.search.Search;
import dev.assay.explore.search.SearchObserver;
import dev.assay.explore.visibility.KindNames;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionSnapshot;
import dev.assay.machine.loading.InputProblem;
import dev.assay.machine.state.TableFullException;
import dev.assay.machine.threads.Stopped;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Explores a program and says what was found. */
public final class Explorer {
  /** How many states a simpler run may cost, compared with those it took to find the first. */
  private static final long SIMPLER_FACTOR = 4;

  private static final long SIMPLER_LEAST = 20_000;

  private final ProgramUnderTest program;
  private final Settings settings;
  private final Progress progress;
  private final Workbench main;
  private final SearchFactory searches;
  private final @Nullable TemporalCheck temporal;
  private int restarts;
  private @Nullable Checkpoints checkpoints;

  /** What was spent before a search was taken up again. */
  private CheckpointBody.Cost earlier = CheckpointBody.Cost.NONE;

  private @Nullable SearchObserver observer;

  /** With which precision each violation was found. */
  private final Map<Violation, Workbench> workbenches = new IdentityHashMap<>();

  /**
   * Prepares a search.
   *
   * @throws InputProblem if there are no such methods as the properties name
   */
  public Explorer(ProgramUnderTest program, Settings settings, Progress progress) {
    this.program = program;
    this.settings = settings;
    this.progress = progress;
    progress.limits().set(settings.maxMillis(), settings.tactics().maxMemory());
    program.machine().setStopSignal(progress.limits());
    this.main = new Workbench(program, settings, new Precision(settings.without()));
    this.searches = new SearchFactory(progress);
    Properties properties = settings.properties();
    this.temporal = properties.ltl().isEmpty() ? null : new TemporalCheck(properties, program);
  }

  /**
   * Lets the search be written down as it goes on, and begin with what was written down. It must be
   * depth-first with an exact store, and without a formula; it is made by one worker.
   */
  public void keep(Checkpoints where) {
    checkpoints = where;
    where.setWriter(search -> out -> body().write(search, cost(), out));
  }

  /** Lets the keys of visited states be kept somewhere else than in memory. */
  public void storeIn(Storage where) {
    searches.storeIn(where);
  }

  private CheckpointBody body() {
    return new CheckpointBody(main.transitions, main.precision, main.checker.invariants());
  }

  private CheckpointBody.Cost cost() {
    return new CheckpointBody.Cost(
        System.currentTimeMillis() - progress.startMillis(),
        earlier.instructions() + main.transitions.executed(),
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

  /** Searches until the precision is fine enough for what the search has seen. */
  public Result run() {
    Examined examined = search(settings);
    long keyBytes = searches.bytes();
    searches.close();
    Search search = examined.search;
    if (checkpoints != null && search instanceof DepthFirst d && d.findings.hasReachedLimit()) {
      checkpoints.end(d);
    }
    List<Violation> violations = new ArrayList<>(simplified(search));
    List<Incompleteness> left = new ArrayList<>(search.incompleteness());
    boolean isVacuous = examined.exhausted && violations.isEmpty() && isVacuous(search);
    Set<String> checked = new LinkedHashSet<>(settings.checkedKinds());
    // What is said of all continuations of a run may be wrong where some were left out.
    boolean isCertain = assumptions(main.transitions, main.precision, settings).isEmpty();
    EndCheck.Answer ends = examined.ends;
    if (ends != null && (isCertain || ends.violations().isEmpty())) {
      violations.addAll(ends.violations());
      if (ends.left() == null) {
        checked.addAll(settings.askedKinds());
        checked.remove("ltl");
      } else {
        left.add(ends.left());
      }
    }
    if (temporal != null && (violations.isEmpty() || settings.all())) {
      keepWorkbench(violations);
      TemporalCheck.Answer answer = check(temporal);
      if (answer.violation() != null) {
        violations.add(answer.violation());
      }
      left.addAll(answer.incompleteness());
      checked.add("ltl");
    }
    left.addAll(assumptions(main.transitions, main.precision, settings));
    left.addAll(main.checker.invariants().unanswered());
    if (checkpoints != null && !search.findings.hasReachedLimit()) {
      checkpoints.delete();
    }
    return Result.of(
            examined.exhausted,
            left,
            violations,
            settings.askedKinds(),
            checked,
            main.precision.racyNames(),
            new Statistics(
                search.visited.count(),
                search.transitions(),
                earlier.instructions() + main.transitions.executed(),
                search.deepest(),
                System.currentTimeMillis() - progress.startMillis(),
                restarts,
                program.keeper().store().bytes() + keyBytes,
                ends != null && isCertain ? ends.endless() : 0))
        .noting(isVacuous ? List.of(Result.VACUOUS) : List.of());
  }

  /**
   * Whether the program's assumptions exclude every run; not if that cannot be found out. The
   * search has a precision of its own, since it may take transitions that sleep sets left out.
   */
  private boolean isVacuous(Search search) {
    if (!search.findings.hasDiscarded()) {
      return false;
    }
    Workbench own = main.copy();
    try {
      while (true) {
        try {
          boolean exists = FulfillingRun.existsIn(own.fromTheStart());
          if (!own.precision.isOutdated()) {
            return !exists;
          }
        } catch (PrecisionRefined e) {
          // once more, with what was learnt
        }
      }
    } catch (Stopped | TableFullException e) {
      return false;
    }
  }

  /**
   * What was assumed or left out, given what the program was seen to do and how it was searched.
   */
  static List<Incompleteness> assumptions(
      MachineStates program, Precision precision, Settings settings) {
    List<Incompleteness> all = new ArrayList<>(program.nondeterminism());
    if (precision.isAnyRaceOfProgram(new KindNames(program.machine().universe()))) {
      all.add(
          new Incompleteness(
              Reason.WEAK_MEMORY, "races were explored as if memory were sequentially consistent"));
    }
    if (settings.races() == Settings.Races.IGNORE) {
      all.add(new Incompleteness(Reason.RACES_IGNORED, "data races were not looked for"));
    }
    switch (settings.tactics().store()) {
      case EXACT, DISK -> {}
      case BITSTATE ->
          all.add(
              new Incompleteness(
                  Reason.BIT_STATE, "bit-state hashing may have passed over states"));
      case HASH ->
          all.add(
              new Incompleteness(
                  Reason.HASH_COMPACTION, "hash compaction may have passed over states"));
    }
    if (program.hasPassedOverTimeouts()) {
      all.add(
          new Incompleteness(
              Reason.TIMEOUTS_EXCLUDED, "waiting with a time limit was taken never to end by it"));
    }
    return all;
  }

  /**
   * A search that has ended.
   *
   * @param exhausted whether it says that it has examined the whole space
   * @param ends what is known of states from which no run ends; null if that was not asked
   */
  record Examined(
      Search search, boolean exhausted, Workbench bench, EndCheck.@Nullable Answer ends) {}

  Examined search(Settings how) {
    return search(how, main, null);
  }

  private Examined search(Settings how, Workbench w, @Nullable Set<String> wanted) {
    for (boolean first = true; ; first = false) {
      w.fromTheStart();
      Search search = newSearch(how, w);
      if (checkpoints != null && w == main && search instanceof DepthFirst d) {
        d.keep(checkpoints);
        if (first && checkpoints.resume()) {
          takeUp(d, checkpoints);
        }
      }
      if (wanted != null) {
        search.stopAfter(wanted);
      }
      boolean exhausted;
      EndCheck.Answer ends = null;
      try {
        exhausted = search.run();
        if (exhausted && wanted == null && !w.precision.isOutdated()) {
          ends = ends(how, w, search);
        }
      } catch (PrecisionRefined e) {
        restarts++;
        continue;
      } catch (TableFullException e) {
        search.incomplete(new Incompleteness(Reason.TABLE_FULL, String.valueOf(e.getMessage())));
        return new Examined(search, false, w, null);
      } catch (StoreException e) {
        search.incomplete(new Incompleteness(Reason.STORE_FAILED, String.valueOf(e.getMessage())));
        return new Examined(search, false, w, null);
      }
      if (!w.precision.isOutdated()) {
        return new Examined(search, exhausted, w, ends);
      }
      restarts++;
    }
  }

  private Search newSearch(Settings how, Workbench w) {
    boolean isDepthFirst =
        how.strategy() == Strategy.DEPTH_FIRST && !how.tactics().boundsSwitches();
    if (w != main || !isDepthFirst) {
      return searches.search(how, w);
    }
    if (checkpoints != null) {
      return searches.withoutSleep(how, w);
    }
    return observer != null
        ? searches.single(how, w).observedBy(observer)
        : searches.search(how, w);
  }

  private EndCheck.Answer ends(Settings how, Workbench w, Search search) {
    if (search.canAlwaysEnd()) {
      return EndCheck.NOTHING;
    }
    boolean reduces = how.strategy() == Strategy.DEPTH_FIRST;
    return new EndCheck(
            w.transitions,
            reduces ? w.transitions : Independence.UNKNOWN,
            search.ending,
            new StuckThreadReport(w.transitions),
            progress.limits())
        .run(search::forEachState, search::forEachSuspect, how.mustEnd(), how.all());
  }

  /** Checks the formula, after everything else: that has shown how fine transitions have to be. */
  private TemporalCheck.Answer check(TemporalCheck formula) {
    for (; ; ) {
      ProgramTransitions transitions = main.fromTheStart().notingDisabled();
      try {
        TemporalCheck.Answer answer =
            formula.run(
                transitions,
                new Labelling(transitions, main.evaluator, formula.propositions()),
                settings,
                progress);
        if (!main.precision.isOutdated()) {
          return answer;
        }
      } catch (PrecisionRefined e) {
        // What properties read is learnt in this way.
      }
      restarts++;
    }
  }

  /** Violations are explained with the precision they were found with, which may be refined. */
  private void keepWorkbench(List<Violation> found) {
    if (!found.isEmpty()) {
      Workbench before = main.copy();
      found.forEach(v -> workbenches.putIfAbsent(v, before));
    }
  }

  /** For tests: how many states one worker explores before the others are called. */
  void setAlone(long states) {
    searches.setAlone(states);
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
    Workbench own = main.copy();
    for (Violation v : search(how, own, Set.copyOf(bySignature.keySet())).search.violations()) {
      if (bySignature.replace(v.signature(), v) != null) {
        workbenches.put(v, own);
      }
    }
    return List.copyOf(bySignature.values());
  }

  /**
   * Re-executes the run to a violation and describes what happens in it; not to its end if a limit
   * is reached.
   */
  public Counterexample explain(Violation v) {
    Workbench w = workbenchOf(v);
    program.machine().setStopSignal(progress.limits().afterGrace());
    Counterexample counterexample = new TraceRecorder(w.fromTheStart()).record(v, w.checker);
    assert !w.precision.isOutdated() : "to be explained, a run must be executed as it was found";
    return counterexample;
  }

  /**
   * The run that leads to a violation, for another process to re-execute. The machine is then where
   * the run has ended.
   *
   * @throws Stopped if a limit is reached before
   */
  public Recording record(Violation v) {
    Workbench w = workbenchOf(v);
    program.machine().setStopSignal(progress.limits().afterGrace());
    return Recording.of(
        v, w.fromTheStart(), w.precision, new KindNames(program.machine().universe()));
  }

  /** What was learnt about the program in the end, for another process. */
  public PrecisionSnapshot snapshot() {
    return main.precision.view(new KindNames(program.machine().universe()));
  }

  /** The data that properties read, for another process. */
  public List<String> observed() {
    return main.precision.observed(new KindNames(program.machine().universe()));
  }

  private Workbench workbenchOf(Violation v) {
    return workbenches.getOrDefault(v, main);
  }
}
