package dev.assay.explore;

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
abstract class Search {
  /** Where a step leads that leads to no state. */
  static final int NOWHERE = -1;

  final Stepper stepper;
  final Foresight foresight;
  final Settings settings;
  final Granularity granularity;
  final Judge judge;
  final Visited visited;
  final Findings findings;
  private final Progress progress;
  private final MemoryLimit memory;
  private final int[] data = new int[StateKeeper.DATA];
  private final IntPredicate isHeld;
  private long calls;
  private long reportedTransitions;
  private long reportedOpen;
  long transitions;
  int deepest;

  Search(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    this(stepper, settings, granularity, judge, progress, Visited.of(settings.tactics().store()));
  }

  Search(
      Stepper stepper,
      Settings settings,
      Granularity granularity,
      Judge judge,
      Progress progress,
      Visited visited) {
    this.stepper = stepper;
    this.foresight = new Foresight(stepper);
    this.isHeld = foresight::isHeld;
    this.settings = settings;
    this.granularity = granularity;
    this.judge = judge;
    this.progress = progress;
    this.visited = visited;
    this.findings = new Findings(settings.all());
    this.memory = new MemoryLimit(settings.tactics().maxMemory());
  }

  /** Another worker of a search, with a machine of its own. */
  Search(Stepper stepper, Granularity granularity, Judge judge, Search first) {
    this.stepper = stepper;
    this.foresight = new Foresight(stepper);
    this.isHeld = foresight::isHeld;
    this.settings = first.settings;
    this.granularity = granularity;
    this.judge = judge;
    this.progress = first.progress;
    this.visited = first.visited;
    this.findings = first.findings;
    this.memory = first.memory;
  }

  /** Explores everything that can be reached from a state. */
  abstract void run(int initial);

  /** The steps that lead to where the search is now. */
  abstract List<Move> path();

  final List<Violation> violations() {
    return findings.violations();
  }

  /** Why not everything was examined; empty if it was. */
  final Set<String> reasons() {
    return findings.reasons();
  }

  /** What another search needs to know to go on from here. */
  final Interim interim() {
    return new Interim(transitions, deepest, violations(), findings.cuts());
  }

  /** Takes over what another search has found. */
  final void goOnFrom(Interim earlier) {
    transitions = earlier.transitions();
    deepest = earlier.deepest();
    findings.goOnFrom(earlier);
  }

  /** Whether there is nothing more to be done. */
  final boolean isStopped() {
    return findings.isStopped();
  }

  final void judge(@Nullable Violation v) {
    if (v != null) {
      findings.add(v.reachedBy(path()), this);
    }
  }

  /** How many threads can move in a state. The machine need not be there afterwards. */
  int enabledIn(int state) {
    return foresight.enabledIn(state);
  }

  /** Looks at the state for which it was last asked how many threads can move: so many. */
  final void look(int state, int enabled) {
    if (!foresight.looksWell()) {
      restore(state);
      judge(judge.state(stepper, enabled - stepper.spuriouslyEnabled()));
    }
    if (!isStopped()) {
      lookAtProperties(state);
    }
  }

  private void lookAtProperties(int state) {
    Invariants invariants = judge.invariants();
    if (invariants.isEmpty()) {
      return;
    }
    if (foresight.seesData(data) && invariants.areKnownToHold(data, isHeld)) {
      assert holdIndeed(state) : "an invariant does not hold that is known to";
      return;
    }
    restore(state);
    try {
      invariants.state().forEach(this::judge);
      invariants.observe(stepper.state()).forEach(this::judge);
    } catch (Unsupported e) {
      cut("not supported: " + e.getMessage());
    }
  }

  private boolean holdIndeed(int state) {
    if (!foresight.isToBeChecked()) {
      return true;
    }
    restore(state);
    return judge.invariants().holdIndeed();
  }

  /** Looks at a step that has just been made, whether or not it has led to a new state. */
  final void lookAtStep(int from, int to) {
    if (!isStopped() && !settings.properties().stepInvariants().isEmpty()) {
      restore(to);
      try {
        judge.invariants().step(number(from), number(to)).forEach(this::judge);
      } catch (Unsupported e) {
        cut("not supported: " + e.getMessage());
      }
    }
  }

  /** Lets the search end when it has found all violations with these signatures. */
  final void stopAfter(Set<String> signatures) {
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
  final int step(int state, int[] threads, @Nullable AccessLog[] logs, int index, int choice) {
    boolean isKnown = foresight.recalls(state, threads[index], choice);
    Stepper.End end = isKnown ? Stepper.End.STATE : make(state, threads[index], choice);
    transitions++;
    checkRaces(state, threads, logs, index, choice);
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    if (!end.leadsToState() || isStopped()) {
      return NOWHERE;
    }
    int next = foresight.arrive(end, state, threads[index], choice);
    lookAtStep(state, next);
    return next;
  }

  /** Lets the machine go to a state. */
  void restore(int state) {
    stepper.restore(state);
  }

  /** The number under which a state is stored. */
  int number(int state) {
    return state;
  }

  final Stepper.End make(int state, int thread, int choice) {
    restore(state);
    try {
      return stepper.step(thread, choice);
    } catch (Unsupported e) {
      cut(judge.unsupported(stepper, e));
      return Stepper.End.DISCARDED;
    }
  }

  final void cut(String reason) {
    findings.cut(reason);
  }

  /**
   * Compares the accesses of the step just made with those of other threads' steps from the same
   * state, and adds them.
   */
  final void checkRaces(
      int state, int[] threads, @Nullable AccessLog[] logs, int index, int choice) {
    AccessLog log = stepper.made().log;
    boolean isWanted =
        settings.races() == Settings.Races.REPORT
            || (settings.races() == Settings.Races.PROMOTE && !settings.fine());
    if (log == null || !isWanted) {
      return;
    }
    for (int i = 0; i < index && !isStopped(); i++) {
      AccessLog other = logs[i];
      if (other == null || !AccessLog.areInConflict(other, log)) {
        continue;
      }
      for (long location : AccessLog.conflicts(other, log)) {
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
    RaceWitness a = new RaceWitness(stepper, judge, number(state), first, location);
    RaceWitness b = new RaceWitness(stepper, judge, number(state), second, location);
    if (!a.isShared()) {
      return false;
    }
    if (settings.races() == Settings.Races.PROMOTE) {
      granularity.addRacy(
          Granularity.kind(stepper.machine(), (int) (location >> 32), (int) location),
          judge.locationName(stepper, location));
      throw Refined.INSTANCE;
    }
    List<Move> run = new ArrayList<>(path());
    run.set(run.size() - 1, first);
    run.add(second);
    findings.add(judge.race(stepper, location, a, b).reachedBy(run), this);
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
