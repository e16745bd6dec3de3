package dev.assay.explore.search;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Looks for a run that no assumption of the program excludes: one that comes to the program's end,
 * or goes on without end and so returns to a state. If there is none, whatever is said of all runs
 * holds, and means nothing. Most programs have one, which a depth-first search finds at once.
 */
public final class FulfillingRun {
  private final TransitionSystem system;
  private final BitSet seen = new BitSet();
  private final BitSet onPath = new BitSet();
  private final Deque<Level> path = new ArrayDeque<>();

  /** A state on the current path, and which transition from it is next. */
  private static final class Level {
    final int state;
    final int[] threads;
    int next;
    int choice;

    Level(int state, int[] threads) {
      this.state = state;
      this.threads = threads;
    }
  }

  private FulfillingRun(TransitionSystem system) {
    this.system = system;
  }

  /**
   * Whether there is one. The system has finitely many states, and a state in which no thread can
   * move is an end.
   */
  public static boolean existsIn(TransitionSystem system) {
    return new FulfillingRun(system).exists();
  }

  private boolean exists() {
    if (enter(system.initial())) {
      return true;
    }
    while (!path.isEmpty()) {
      Level l = path.element();
      if (l.next == l.threads.length) {
        onPath.clear(path.remove().state);
      } else if (isFound(l)) {
        return true;
      }
    }
    return false;
  }

  /** Takes the next transition from a state; whether there is a run now. */
  private boolean isFound(Level l) {
    Transition t = system.take(l.state, l.threads[l.next], l.choice);
    if (++l.choice >= t.alternatives()) {
      l.choice = 0;
      l.next++;
    }
    if (!t.leadsToState()) {
      return t.end() == Transition.End.EXIT;
    }
    return onPath.get(t.target()) || (!seen.get(t.target()) && enter(t.target()));
  }

  private boolean enter(int state) {
    Enabled enabled = system.enabled(state);
    seen.set(state);
    onPath.set(state);
    path.push(new Level(state, enabled.threads()));
    return enabled.count() == 0 || enabled.isOver();
  }
}
