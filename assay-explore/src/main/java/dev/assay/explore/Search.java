package dev.assay.explore;

import dev.assay.machine.exec.Unsupported;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What all searches have in common: what was found, what was left out, and when to stop. A search
 * goes through states in some order, makes every step from each, and says so here.
 */
abstract class Search {
  /** Where a step leads that leads to no state. */
  static final int NOWHERE = -1;

  final Stepper stepper;
  final Settings settings;
  final Granularity granularity;
  final Judge judge;
  final Visited visited;
  private final Map<String, Violation> violations = new LinkedHashMap<>();
  private final Set<String> reasons = new LinkedHashSet<>();
  private final Set<String> limits = new LinkedHashSet<>();
  private @Nullable Set<String> wanted;
  private final Progress progress;
  private final MemoryLimit memory;
  private long calls;
  long transitions;
  int deepest;

  /** Set when there is nothing more to be done. */
  boolean stopped;

  Search(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    this.stepper = stepper;
    this.settings = settings;
    this.granularity = granularity;
    this.judge = judge;
    this.progress = progress;
    this.visited = Visited.of(settings.tactics().store());
    this.memory = new MemoryLimit(settings.tactics().maxMemory());
  }

  /** Explores everything that can be reached from a state. */
  abstract void run(int initial);

  /** The steps that lead to where the search is now. */
  abstract List<Move> path();

  final List<Violation> violations() {
    return List.copyOf(violations.values());
  }

  /** Why not everything was examined; empty if it was. */
  final Set<String> reasons() {
    Set<String> all = new LinkedHashSet<>(reasons);
    all.addAll(limits);
    return all;
  }

  /** Whether the search could go on, were it not for a limit. */
  final boolean hasReachedLimit() {
    return !limits.isEmpty() && (settings.all() || violations.isEmpty());
  }

  /** What another search needs to know to go on from here. */
  final Interim interim() {
    return new Interim(transitions, deepest, violations(), Set.copyOf(reasons));
  }

  /** Takes over what another search has found. */
  final void goOnFrom(Interim earlier) {
    transitions = earlier.transitions();
    deepest = earlier.deepest();
    earlier.violations().forEach(v -> violations.put(v.signature(), v));
    reasons.addAll(earlier.reasons());
  }

  final void judge(@Nullable Violation v) {
    if (v != null) {
      add(v.reachedBy(path()));
    }
  }

  /** Looks at the state the machine is in, of whose threads {@code enabled} can move. */
  final void look(int enabled) {
    judge(judge.state(stepper, enabled - stepper.spuriouslyEnabled()));
    if (!stopped) {
      lookAtProperties();
    }
  }

  private void lookAtProperties() {
    try {
      judge.invariants().state().forEach(this::judge);
      judge.invariants().observe(stepper.state()).forEach(this::judge);
    } catch (Unsupported e) {
      cut("not supported: " + e.getMessage());
    }
  }

  /** Looks at a step that has just been made, whether or not it has led to a new state. */
  final void lookAtStep(int from, int to) {
    if (!stopped) {
      try {
        judge.invariants().step(from, to).forEach(this::judge);
      } catch (Unsupported e) {
        cut("not supported: " + e.getMessage());
      }
    }
  }

  /** Lets the search end when it has found all violations with these signatures. */
  final void stopAfter(Set<String> signatures) {
    wanted = signatures;
  }

  /**
   * Makes one step from a state, judges what happens in it, and says which state it leads to.
   *
   * @param threads those that can move in the state
   * @param logs the accesses of the steps already made from it, by index of thread
   * @param index of the thread that makes the step
   */
  final int step(int state, int[] threads, @Nullable AccessLog[] logs, int index, int choice) {
    stepper.restore(state);
    Stepper.End end;
    try {
      end = stepper.step(threads[index], choice);
    } catch (Unsupported e) {
      cut(judge.unsupported(stepper, e));
      end = Stepper.End.DISCARDED;
    }
    transitions++;
    checkRaces(state, threads, logs, index, choice);
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    if (!end.leadsToState() || stopped) {
      return NOWHERE;
    }
    int next = stepper.save();
    lookAtStep(state, next);
    return next;
  }

  private void add(Violation v) {
    violations.putIfAbsent(v.signature(), v);
    stopped |= wanted == null ? !settings.all() : violations.keySet().containsAll(wanted);
  }

  final void cut(String reason) {
    reasons.add(reason);
  }

  /**
   * Compares the accesses of the step just made with those of other threads' steps from the same
   * state, and adds them.
   */
  final void checkRaces(
      int state, int[] threads, @Nullable AccessLog[] logs, int index, int choice) {
    AccessLog log = stepper.steering().log;
    boolean isWanted =
        settings.races() == Settings.Races.REPORT
            || (settings.races() == Settings.Races.PROMOTE && !settings.fine());
    if (log.count == 0 || !isWanted) {
      return;
    }
    AccessLog copy = log.copy(choice);
    for (int i = 0; i < index && !stopped; i++) {
      AccessLog other = logs[i];
      long location = other == null ? -1 : AccessLog.conflict(other, copy);
      if (location >= 0) {
        race(state, new Move(threads[i], other.choice), new Move(threads[index], choice), location);
      }
    }
    logs[index] = copy;
  }

  private void race(int state, Move first, Move second, long location) {
    if (settings.races() == Settings.Races.PROMOTE) {
      granularity.addRacy(
          Granularity.kind(stepper.machine(), (int) (location >> 32), (int) location),
          judge.locationName(stepper, location));
      throw Refined.INSTANCE;
    }
    RaceWitness a = new RaceWitness(stepper, judge, state, first, location);
    RaceWitness b = new RaceWitness(stepper, judge, state, second, location);
    List<Move> run = new ArrayList<>(path());
    run.set(run.size() - 1, first);
    run.add(second);
    add(judge.race(stepper, location, a, b).reachedBy(run));
  }

  /** To be called for every state that is gone on from. */
  final void checkLimits(int depth, long open) {
    deepest = Math.max(deepest, depth);
    long states = visited.count();
    if (states >= settings.maxStates()) {
      stopAt("the limit of " + settings.maxStates() + " states is reached");
    }
    if ((++calls & 255) == 0) {
      progress.update(states, transitions, depth, open);
      if (progress.isCancelled()) {
        stopAt("it was interrupted");
      }
      if (memory.isReached()) {
        stopAt("the memory limit of " + memory.megabytes() + " MB is reached");
      }
      long elapsed = System.currentTimeMillis() - progress.startMillis();
      if (elapsed > settings.maxMillis()) {
        stopAt("the time limit of " + settings.maxMillis() / 1000.0 + " s is reached");
      }
    }
  }

  private void stopAt(String limit) {
    if (!stopped) {
      limits.add(limit);
      stopped = true;
    }
  }
}
