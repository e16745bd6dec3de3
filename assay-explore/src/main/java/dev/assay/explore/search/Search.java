package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.MemoryLimit;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Move;
import dev.assay.explore.program.TransitionCache;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.explore.property.Invariants;
import dev.assay.explore.property.RaceWitness;
import dev.assay.explore.property.SafetyChecker;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visibility.Precision;
import dev.assay.explore.visibility.PrecisionRefined;
import dev.assay.explore.visited.Visited;
import dev.assay.machine.exec.Unsupported;
import dev.assay.machine.save.StateKeeper;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * What all searches have in common: what was found, what was left out, and when to stop. A search
 * goes through states in some order, makes every step from each, and says so here.
 */
public abstract class Search {
  /** Where a step leads that leads to no state. */
  static final int NOWHERE = -1;

  public final TransitionExecutor executor;
  final TransitionCache cache;
  public final Settings settings;
  public final Precision precision;
  public final SafetyChecker checker;
  public final Visited visited;
  public final Findings findings;
  private final Progress progress;
  private final MemoryLimit memory;
  private final int[] data = new int[StateKeeper.DATA];
  private final IntPredicate isHeld;
  private long calls;
  private long reportedTransitions;
  private long reportedOpen;
  public long transitions;
  public int deepest;

  public Search(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress) {
    this(executor, settings, precision, checker, progress, Visited.of(settings.tactics().store()));
  }

  public Search(
      TransitionExecutor executor,
      Settings settings,
      Precision precision,
      SafetyChecker checker,
      Progress progress,
      Visited visited) {
    this.executor = executor;
    this.cache = new TransitionCache(executor);
    this.isHeld = cache::isHeld;
    this.settings = settings;
    this.precision = precision;
    this.checker = checker;
    this.progress = progress;
    this.visited = visited;
    this.findings = new Findings(settings.all());
    this.memory = new MemoryLimit(settings.tactics().maxMemory());
  }

  /** Another worker of a search, with a machine of its own. */
  public Search(
      TransitionExecutor executor, Precision precision, SafetyChecker checker, Search first) {
    this.executor = executor;
    this.cache = new TransitionCache(executor);
    this.isHeld = cache::isHeld;
    this.settings = first.settings;
    this.precision = precision;
    this.checker = checker;
    this.progress = first.progress;
    this.visited = first.visited;
    this.findings = first.findings;
    this.memory = first.memory;
  }

  /** Explores everything that can be reached from a state. */
  public abstract void run(int initial);

  /** The steps that lead to where the search is now. */
  public abstract List<Move> path();

  public final List<Violation> violations() {
    return findings.violations();
  }

  /** Why not everything was examined; empty if it was. */
  public final Set<String> reasons() {
    return findings.reasons();
  }

  /** What another search needs to know to go on from here. */
  public final PartialResult interim() {
    return new PartialResult(transitions, deepest, violations(), findings.cuts());
  }

  /** Takes over what another search has found. */
  public final void goOnFrom(PartialResult earlier) {
    transitions = earlier.transitions();
    deepest = earlier.deepest();
    findings.goOnFrom(earlier);
  }

  /** Whether there is nothing more to be done. */
  final boolean isStopped() {
    return findings.isStopped();
  }

  public final void judge(@Nullable Violation v) {
    if (v != null) {
      findings.add(v.reachedBy(path()), this);
    }
  }

  /** How many threads can move in a state. The machine need not be there afterwards. */
  public int enabledIn(int state) {
    return cache.enabledIn(state);
  }

  /** Looks at the state for which it was last asked how many threads can move: so many. */
  public final void look(int state, int enabled) {
    if (!cache.isSound()) {
      restore(state);
      judge(checker.state(executor, enabled - executor.spuriouslyEnabled()));
    }
    if (!isStopped()) {
      lookAtProperties(state);
    }
  }

  private void lookAtProperties(int state) {
    Invariants invariants = checker.invariants();
    if (invariants.isEmpty()) {
      return;
    }
    if (cache.seesData(data) && invariants.areKnownToHold(data, isHeld)) {
      assert holdIndeed(state) : "an invariant does not hold that is known to";
      return;
    }
    restore(state);
    try {
      invariants.state().forEach(this::judge);
      invariants.observe(executor.state()).forEach(this::judge);
    } catch (Unsupported e) {
      cut("not supported: " + e.getMessage());
    }
  }

  private boolean holdIndeed(int state) {
    if (!cache.isToBeChecked()) {
      return true;
    }
    restore(state);
    return checker.invariants().holdIndeed();
  }

  /** Looks at a step that has just been made, whether or not it has led to a new state. */
  public final void lookAtStep(int from, int to) {
    if (!isStopped() && !settings.properties().stepInvariants().isEmpty()) {
      restore(to);
      try {
        checker.invariants().step(number(from), number(to)).forEach(this::judge);
      } catch (Unsupported e) {
        cut("not supported: " + e.getMessage());
      }
    }
  }

  /** Lets the search end when it has found all violations with these signatures. */
  public final void stopAfter(Set<String> signatures) {
    findings.stopAfter(signatures);
  }

  /**
   * Makes one step from a state, judges what happens in it, and says which state it leads to. The
   * machine need not be there afterwards: a step that was made before from a state like this one is
   * not made again.
   *
   * @param threads those that can move in the state
   * @param logs the accesses of the steps already made from it, by index of thread
   * @param index of the thread that makes the step
   */
  final int step(int state, int[] threads, @Nullable LocksetLog[] logs, int index, int choice) {
    boolean isKnown = cache.recalls(state, threads[index], choice);
    TransitionExecutor.End end =
        isKnown ? TransitionExecutor.End.STATE : make(state, threads[index], choice);
    transitions++;
    checkRaces(state, threads, logs, index, choice);
    if (end == TransitionExecutor.End.UNCAUGHT) {
      judge(checker.uncaught(executor));
    }
    if (!end.leadsToState() || isStopped()) {
      return NOWHERE;
    }
    int next = cache.arrive(end, state, threads[index], choice);
    lookAtStep(state, next);
    return next;
  }

  /** Lets the machine go to a state. */
  void restore(int state) {
    executor.restore(state);
  }

  /** The number under which a state is stored. */
  int number(int state) {
    return state;
  }

  final TransitionExecutor.End make(int state, int thread, int choice) {
    restore(state);
    try {
      return executor.step(thread, choice);
    } catch (Unsupported e) {
      cut(checker.unsupported(executor, e));
      return TransitionExecutor.End.DISCARDED;
    }
  }

  public final void cut(String reason) {
    findings.cut(reason);
  }

  /**
   * Compares the accesses of the step just made with those of other threads' steps from the same
   * state, and adds them.
   */
  public final void checkRaces(
      int state, int[] threads, @Nullable LocksetLog[] logs, int index, int choice) {
    LocksetLog log = executor.effect().log;
    boolean isWanted =
        settings.races() == Settings.Races.REPORT
            || (settings.races() == Settings.Races.PROMOTE && !settings.fine());
    if (log == null || !isWanted) {
      return;
    }
    for (int i = 0; i < index && !isStopped(); i++) {
      LocksetLog other = logs[i];
      if (other == null || !LocksetLog.areInConflict(other, log)) {
        continue;
      }
      for (long location : LocksetLog.conflicts(other, log)) {
        Move first = new Move(threads[i], other.choice);
        if (race(state, first, new Move(threads[index], choice), location) && !settings.all()) {
          break;
        }
      }
    }
    logs[index] = log;
  }

  /** Tells of a race, if it is one. */
  private boolean race(int state, Move first, Move second, long location) {
    RaceWitness a = new RaceWitness(executor, checker, number(state), first, location);
    RaceWitness b = new RaceWitness(executor, checker, number(state), second, location);
    if (!a.isShared()) {
      return false;
    }
    if (settings.races() == Settings.Races.PROMOTE) {
      precision.addRacy(
          Precision.kind(executor.machine(), (int) (location >> 32), (int) location),
          checker.locationName(executor, location));
      throw PrecisionRefined.INSTANCE;
    }
    List<Move> run = new ArrayList<>(path());
    run.set(run.size() - 1, first);
    run.add(second);
    findings.add(checker.race(executor, location, a, b).reachedBy(run), this);
    return true;
  }

  /** To be called for every state that is gone on from. */
  final void checkLimits(int depth, long open) {
    deepest = Math.max(deepest, depth);
    if (visited.count() >= settings.maxStates()) {
      end("the limit of " + settings.maxStates() + " states is reached");
    }
    if ((++calls & 255) == 0) {
      report(depth, open);
      if (progress.isCancelled()) {
        end("it was interrupted");
      }
      if (memory.isReached()) {
        end("the memory limit of " + memory.megabytes() + " MB is reached");
      }
      long elapsed = System.currentTimeMillis() - progress.startMillis();
      if (elapsed > settings.maxMillis()) {
        end("the time limit of " + settings.maxMillis() / 1000.0 + " s is reached");
      }
    }
  }

  private void end(String limit) {
    findings.stopAt(limit, this);
  }

  /** Says how far all workers together have come. */
  private void report(int depth, long open) {
    findings.report(transitions - reportedTransitions, open - reportedOpen);
    reportedTransitions = transitions;
    reportedOpen = open;
    progress.update(visited.count(), findings.transitions(), depth, findings.open());
  }
}
