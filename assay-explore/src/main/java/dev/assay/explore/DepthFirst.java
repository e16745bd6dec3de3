package dev.assay.explore;

import dev.assay.machine.exec.Unsupported;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Goes as deep as it can before it comes back to the next possibility. */
final class DepthFirst {
  private final Stepper stepper;
  private final Settings settings;
  private final Granularity granularity;
  private final Judge judge;
  private final Visited visited = new Visited();
  private final Map<String, Violation> violations = new LinkedHashMap<>();
  private final Map<String, String> reasons = new LinkedHashMap<>();
  private final long deadline;
  private long transitions;
  private int deepest;
  private boolean stopped;

  // The states between the first and the current one, and how far each has been explored.
  private int depth = -1;
  private Level[] levels = new Level[64];

  /** A state on the current path. */
  private static final class Level {
    int state;
    int[] threads = {};
    int count;
    int next;
    int choice;
    int alternatives;
    int takenThread;
    int takenChoice;

    /** Accesses of the steps made from here, by index of thread; null where there are none. */
    @Nullable AccessLog[] logs = {};

    void set(int state, Stepper stepper, int count) {
      this.state = state;
      this.count = count;
      if (threads.length < count) {
        threads = new int[count * 2];
        logs = new AccessLog[count * 2];
      }
      for (int i = 0; i < count; i++) {
        threads[i] = stepper.enabled(i);
        logs[i] = null;
      }
      next = 0;
      choice = 0;
      alternatives = 1;
    }
  }

  DepthFirst(Stepper stepper, Settings settings, Granularity granularity, Judge judge) {
    this.stepper = stepper;
    this.settings = settings;
    this.granularity = granularity;
    this.judge = judge;
    this.deadline =
        settings.maxMillis() == Long.MAX_VALUE
            ? Long.MAX_VALUE
            : System.currentTimeMillis() + settings.maxMillis();
  }

  /** Explores everything that can be reached from a state. */
  void run(int initial) {
    stepper.restore(initial);
    visited.add(initial);
    enter(initial);
    while (depth >= 0 && !stopped) {
      Level l = levels[depth];
      if (l.next == l.count) {
        depth--;
      } else {
        step(l);
      }
    }
  }

  private void enter(int state) {
    int n = stepper.enabled();
    judge(judge.state(stepper, n));
    if (depth + 1 >= settings.maxDepth()) {
      cut("depth limit of " + settings.maxDepth() + " steps reached");
      return;
    }
    if (++depth == levels.length) {
      levels = Arrays.copyOf(levels, depth * 2);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    levels[depth].set(state, stepper, n);
    deepest = Math.max(deepest, depth);
  }

  private void step(Level l) {
    stepper.restore(l.state);
    int index = l.next;
    l.takenThread = l.threads[index];
    l.takenChoice = l.choice;
    Stepper.End end;
    try {
      end = stepper.step(l.takenThread, l.takenChoice);
    } catch (Unsupported e) {
      cut("not supported: " + e.getMessage());
      next(l);
      return;
    }
    transitions++;
    checkRaces(l, index);
    switch (end) {
      case UNCAUGHT -> judge(judge.uncaught(stepper));
      case STATE -> {
        int state = stepper.save();
        next(l);
        if (visited.add(state)) {
          checkLimits();
          enter(state);
        }
        return;
      }
      default -> {}
    }
    next(l);
  }

  /** Makes the next possibility of a state the one to be tried next. */
  private void next(Level l) {
    if (l.choice == 0) {
      l.alternatives = stepper.steering().alternatives();
    }
    if (++l.choice >= l.alternatives) {
      l.choice = 0;
      l.alternatives = 1;
      l.next++;
    }
  }

  private void checkRaces(Level l, int index) {
    AccessLog log = stepper.steering().log;
    if (log.count == 0 || settings.races() == Settings.Races.IGNORE) {
      return;
    }
    for (int i = 0; i < index; i++) {
      AccessLog other = l.logs[i];
      if (other != null) {
        long location = AccessLog.conflict(other, log);
        if (location >= 0) {
          race(l, i, index, location);
        }
      }
    }
    l.logs[index] = log.copy();
  }

  private void race(Level l, int first, int second, long location) {
    long kind =
        Granularity.kind(stepper.machine(), (int) (location >> 32), (int) location);
    if (settings.races() == Settings.Races.PROMOTE) {
      granularity.addRacy(kind, judge.locationName(stepper, location));
      throw Refined.INSTANCE;
    }
    judge(judge.race(stepper, location, l.threads[first], l.threads[second]));
  }

  private void judge(@Nullable Violation v) {
    if (v == null) {
      return;
    }
    Violation withPath =
        new Violation(v.kind(), v.message(), v.thread(), v.location(), v.details(), path());
    violations.putIfAbsent(withPath.signature(), withPath);
    stopped = !settings.all();
  }

  /** The steps that were taken from the first state to where the search is now. */
  private List<Move> path() {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i <= depth; i++) {
      moves.add(new Move(levels[i].takenThread, levels[i].takenChoice));
    }
    return moves;
  }

  private void cut(String reason) {
    reasons.putIfAbsent(reason, reason);
  }

  private void checkLimits() {
    if (visited.count() >= settings.maxStates()) {
      cut("limit of " + settings.maxStates() + " states reached");
      stopped = true;
    }
    if ((visited.count() & 1023) == 0 && System.currentTimeMillis() > deadline) {
      cut("time limit reached");
      stopped = true;
    }
  }

  List<Violation> violations() {
    return List.copyOf(violations.values());
  }

  List<String> reasons() {
    return List.copyOf(reasons.values());
  }

  long states() {
    return visited.count();
  }

  long transitions() {
    return transitions;
  }

  int deepest() {
    return deepest;
  }

  Visited visited() {
    return visited;
  }
}
