package dev.assay.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Goes as deep as it can before it comes back to the next possibility. */
class DepthFirst extends Search {
  /** The states between the first and the current one; the last is at index {@code depth}. */
  private Level[] levels = new Level[64];

  private int depth = -1;
  private @Nullable SearchObserver observer;

  /** A state on the current path, and how far it has been explored. */
  private static final class Level {
    int state;
    int[] threads = {};
    int count;
    int next;
    int choice;
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
    }
  }

  DepthFirst(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
  }

  /** Lets somebody know what the search does. */
  final DepthFirst observedBy(@Nullable SearchObserver somebody) {
    observer = somebody;
    return this;
  }

  @Override
  void run(int initial) {
    stepper.restore(initial);
    if (observer != null) {
      observer.begins();
    }
    if (isToBeEntered(initial, 0)) {
      enter(initial);
    }
    while (depth >= 0 && !stopped) {
      Level l = levels[depth];
      if (l.next == l.count) {
        depth--;
        if (observer != null) {
          observer.left();
        }
      } else {
        step(l);
      }
    }
  }

  private void enter(int state) {
    int n = stepper.enabled();
    look(n);
    if (isToBeLeft(depth + 1, n)) {
      return;
    }
    if (++depth == levels.length) {
      levels = Arrays.copyOf(levels, depth * 2);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    levels[depth].set(state, stepper, n);
    if (observer != null) {
      observer.entered(state, n, stepper::enabledThread);
    }
  }

  private void step(Level l) {
    int index = l.next;
    l.takenThread = l.threads[index];
    l.takenChoice = l.choice;
    int state = step(l.state, l.threads, l.logs, index, l.takenChoice);
    if (++l.choice >= stepper.steering().alternatives()) {
      l.choice = 0;
      l.next++;
    }
    if (observer != null) {
      observer.stepped(index, l.takenChoice, state);
    }
    if (state != NOWHERE && isToBeEntered(state, depth + 1)) {
      checkLimits(depth + 1, depth);
      enter(state);
    }
  }

  /** Whether a state that was reached with so many steps is one to go on from. */
  boolean isToBeEntered(int state, int steps) {
    return visited.add(state);
  }

  /** Whether a state is not to be gone on from after all, because it is too far away. */
  boolean isToBeLeft(int steps, int enabled) {
    if (steps < settings.maxDepth()) {
      return false;
    }
    if (enabled > 0) {
      cut("the limit of " + settings.maxDepth() + " steps is reached");
    }
    return true;
  }

  @Override
  final List<Move> path() {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i <= depth; i++) {
      moves.add(new Move(levels[i].takenThread, levels[i].takenChoice));
    }
    return moves;
  }
}
