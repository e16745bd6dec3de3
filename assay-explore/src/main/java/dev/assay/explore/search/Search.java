package dev.assay.explore.search;

import dev.assay.explore.config.Settings;
import dev.assay.explore.limit.Limits;
import dev.assay.explore.limit.Progress;
import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.LocksetLog;
import dev.assay.explore.model.Specification;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Incompleteness;
import dev.assay.explore.result.Move;
import dev.assay.explore.result.Reason;
import dev.assay.explore.result.Violation;
import dev.assay.explore.visited.Visited;
import dev.assay.machine.threads.Stopped;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * What all searches have in common: what was found, what was left out, and when to stop. A search
 * goes through the states of a transition system in some order, takes every transition from each,
 * and shows both to the specification. It knows nothing of programs.
 */
public abstract class Search implements Specification.Reporter {
  protected final TransitionSystem system;
  protected final Specification specification;
  protected final Settings settings;
  public final Visited visited;
  public final Findings findings;

  /**
   * States from which a run ends or shows a violation, as far as the search has come to know that
   * by itself; there may be more.
   */
  public final Visited ending;

  private final Progress progress;
  private final Limits limits;
  private long calls;
  private long reportedTransitions;
  private long reportedOpen;
  protected long transitions;
  int deepest;

  /** How many violations this worker has reported. */
  int reports;

  Search(
      TransitionSystem system,
      Specification specification,
      Settings settings,
      Progress progress,
      Visited visited) {
    this.system = system;
    this.specification = specification;
    this.settings = settings;
    this.progress = progress;
    this.visited = visited;
    this.ending = new Visited();
    this.findings = new Findings(settings.all(), settings::counts);
    this.limits = progress.limits();
    limits.set(settings.maxMillis(), settings.tactics().maxMemory());
  }

  protected Search(
      TransitionSystem system, Specification specification, Settings settings, Progress progress) {
    this(system, specification, settings, progress, Visited.of(settings.tactics().store()));
  }

  /** Another worker of a search, with a system of its own. */
  Search(TransitionSystem system, Specification specification, Search first) {
    this.system = system;
    this.specification = specification;
    this.settings = first.settings;
    this.progress = first.progress;
    this.visited = first.visited;
    this.ending = first.ending;
    this.findings = first.findings;
    this.limits = first.limits;
  }

  /**
   * Explores everything that can be reached from the first state.
   *
   * @return whether every transition from every reachable state was taken, as far as the reductions
   *     in force demand it; false if the search was ended early or left something out
   */
  public final boolean run() {
    try {
      return explore();
    } catch (Stopped e) {
      endAtLimit();
      return false;
    }
  }

  /**
   * The search.
   *
   * @throws Stopped if a limit is reached while a transition or a property is executed; what was
   *     found so far is kept
   */
  protected abstract boolean explore();

  /**
   * Whether a search that has nothing more to do has left nothing out: no limit was reached, every
   * transition was taken to its end, and no state was taken for another.
   */
  protected final boolean hasLeftNothingOut() {
    return !isStopped() && visited.isExact() && findings.cuts().isEmpty();
  }

  /** The moves that lead to where the search is now. */
  protected abstract List<Move> path();

  public final List<Violation> violations() {
    return findings.violations();
  }

  /** What was left out. */
  public final Set<Incompleteness> incompleteness() {
    return findings.incompleteness();
  }

  /**
   * Whether the search has seen by itself that from every state some run ends: because the
   * transitions form no cycle, those apart that nobody can count on, for instance.
   */
  public boolean canAlwaysEnd() {
    return false;
  }

  /** How many transitions were taken. */
  public final long transitions() {
    return transitions;
  }

  /** The length of the longest run. */
  public final int deepest() {
    return deepest;
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

  /** Whether there is nothing more to be done: a violation was found, or a limit is reached. */
  public final boolean isStopped() {
    return findings.isStopped();
  }

  @Override
  public final void violated(Violation v) {
    reports++;
    report(v.reachedBy(path()));
  }

  /** A violation was found; its run is what {@link #path} was. */
  protected void report(Violation v) {
    findings.add(v, this);
  }

  @Override
  public final void incomplete(Incompleteness why) {
    findings.cut(why);
  }

  /**
   * Shows a state that is visited for the first time to the specification.
   *
   * @param mover the thread whose transition has led there; {@link Specification#ANY_THREAD} if
   *     that is not known, another negative number if it is the first state
   */
  protected final void examine(int state, Enabled enabled, int mover) {
    int before = reports;
    specification.examine(state, enabled, this);
    boolean mayWait =
        mover == Specification.ANY_THREAD || (mover >= 0 && enabled.indexOf(mover) < 0);
    if (mayWait && !enabled.isEnd()) {
      specification.examineWait(state, mover, enabled, this);
    }
    if (reports != before) {
      noteEnding(state);
    }
  }

  /** A run ends in a state, or a transition from there is a violation. */
  void noteEnding(int state) {
    ending.add(state);
  }

  /** Shows the numbers of all states that were visited. */
  public void forEachState(IntConsumer consumer) {
    visited.forEach(consumer);
  }

  /** Shows states such that from each state a run ends if one ends from each of these. */
  public void forEachSuspect(IntConsumer consumer) {
    forEachState(consumer);
  }

  /** Lets the search end when it has found all violations with these signatures. */
  public final void stopAfter(Set<String> signatures) {
    findings.stopAfter(signatures);
  }

  /**
   * Takes one transition and judges what happens in it. Where it leads is of no interest if the
   * search is stopped afterwards.
   *
   * @param threads those that can move in the state
   * @param logs the accesses of the transitions already taken from it
   * @param index of the thread that moves
   */
  protected final Transition take(
      int state, int[] threads, AccessLogs logs, int index, int choice) {
    int before = reports;
    Transition t = system.take(state, threads[index], choice);
    judge(t);
    if (t.effect().log != null && specification.excludesRaces()) {
      checkRaces(state, threads, logs, index, t.effect().log);
    }
    if (t.leadsToState() && !isStopped() && specification.examinesTransitions()) {
      specification.examine(state, t.target(), this);
    }
    transitions++; // one that is given up halfway does not count
    if (reports != before) {
      noteEnding(state);
    }
    return t;
  }

  /** Notes what went wrong in a transition. */
  protected final void judge(Transition t) {
    Violation failure = t.failure();
    if (failure != null) {
      violated(failure);
    }
    Incompleteness why = t.incompleteness();
    if (why != null) {
      incomplete(why);
    }
    if (t.end() == Transition.End.DISCARDED) {
      findings.discarded();
    }
  }

  /**
   * Compares the accesses of a transition with those of other threads' transitions from the same
   * state, and adds them.
   */
  private void checkRaces(int state, int[] threads, AccessLogs logs, int index, LocksetLog log) {
    for (int i = 0; i < logs.count() && !isStopped(); i++) {
      LocksetLog other = logs.log(i);
      if (logs.index(i) == index || !LocksetLog.areInConflict(other, log)) {
        continue;
      }
      for (long location : LocksetLog.conflicts(other, log)) {
        Move first = new Move(threads[logs.index(i)], other.choice);
        Move second = new Move(threads[index], log.choice);
        if (isRace(state, first, second, location) && !settings.all()) {
          break;
        }
      }
    }
    logs.add(index, log);
  }

  private boolean isRace(int state, Move first, Move second, long location) {
    Violation race = specification.race(state, first, second, location);
    if (race == null) {
      return false;
    }
    List<Move> run = new ArrayList<>(path());
    reports++;
    run.set(run.size() - 1, first);
    run.add(second);
    report(race.reachedBy(run));
    return true;
  }

  /** Notes that runs longer than the limit are not followed. */
  final void cutAtDepth() {
    incomplete(
        new Incompleteness(
            Reason.DEPTH_LIMIT, "the limit of " + settings.maxDepth() + " steps is reached"));
  }

  /** To be called for every state that is gone on from. */
  final void checkLimits(int depth, long open) {
    deepest = Math.max(deepest, depth);
    if (visited.count() >= settings.maxStates()) {
      findings.stopAt(
          new Incompleteness(
              Reason.STATE_LIMIT, "the limit of " + settings.maxStates() + " states is reached"),
          this);
    }
    if ((++calls & 255) == 0) {
      report(depth, open);
    }
    // Whatever takes long asks by itself.
    if ((calls & 15) == 0 && limits.isRaised()) {
      endAtLimit();
    }
  }

  /** To be called for every transition where no state is gone on from. */
  final void checkTime() {
    if ((++calls & 15) == 0 && limits.isRaised()) {
      endAtLimit();
    }
  }

  /** Ends the search, since a limit is reached. */
  public final void endAtLimit() {
    findings.stopAt(limits.reason(), this);
  }

  /** Says how far all workers together have come. */
  private void report(int depth, long open) {
    findings.report(transitions - reportedTransitions, open - reportedOpen);
    reportedTransitions = transitions;
    reportedOpen = open;
    progress.update(visited.count(), findings.transitions(), depth, findings.open());
  }
}
