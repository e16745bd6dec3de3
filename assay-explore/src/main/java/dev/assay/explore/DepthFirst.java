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

  /** How the state of the first level is reached. */
  private Trail base = Trail.EMPTY;

  /** Where to go on when all levels are done, the next one last. */
  private final List<OpenState> waiting = new ArrayList<>();

  private @Nullable Checkpoints checkpoints;

  /** A state on the current path, and how far it has been explored. */
  private static final class Level {
    int state;
    int[] threads = {};
    int count;
    int next;
    int choice;
    int made;
    int takenThread;
    int takenChoice;

    /** Accesses of the steps made from here, by index of thread; null where there are none. */
    @Nullable AccessLog[] logs = {};

    Move taken() {
      return new Move(takenThread, takenChoice);
    }

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
      made = 0;
    }
  }

  DepthFirst(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
  }

  /** Lets checkpoints be written whenever one is due. */
  final void keep(Checkpoints where) {
    checkpoints = where;
  }

  /** Goes on with the open states of another search, the last one first. */
  final void goOnWith(List<OpenState> open) {
    waiting.addAll(open);
  }

  @Override
  void run(int initial) {
    if (waiting.isEmpty()) {
      stepper.restore(initial);
      if (isToBeEntered(initial, 0)) {
        enter(initial);
      }
    }
    explore();
    while (!waiting.isEmpty() && !stopped) {
      OpenState next = waiting.remove(waiting.size() - 1);
      base = next.trail();
      transitions -= next.made(); // each counts once
      stepper.restore(next.state());
      enter(next.state());
      explore();
    }
  }

  /** Does all that is to be done from the current levels. */
  private void explore() {
    while (depth >= 0 && !stopped) {
      if (checkpoints != null && checkpoints.isDue()) {
        checkpoints.write(this);
      }
      Level l = levels[depth];
      if (l.next == l.count) {
        depth--;
      } else {
        step(l);
      }
    }
  }

  /**
   * The states from which not every step has been made, those to go on with first at the end. To be
   * asked between steps.
   */
  final List<OpenState> open() {
    List<OpenState> open = new ArrayList<>(waiting);
    Trail trail = base;
    for (int i = 0; i <= depth; i++) {
      Level l = levels[i];
      if (l.next < l.count) {
        open.add(new OpenState(l.state, trail, l.made));
      }
      trail = trail.then(l.taken());
    }
    return open;
  }

  /** How many steps lead to the state of the current level. */
  private int steps() {
    return base.length() + depth;
  }

  private void enter(int state) {
    int n = stepper.enabled();
    look(n);
    if (isToBeLeft(steps() + 1, n)) {
      return;
    }
    if (++depth == levels.length) {
      levels = Arrays.copyOf(levels, depth * 2);
    }
    if (levels[depth] == null) {
      levels[depth] = new Level();
    }
    levels[depth].set(state, stepper, n);
  }

  private void step(Level l) {
    int index = l.next;
    l.takenThread = l.threads[index];
    l.takenChoice = l.choice;
    l.made++;
    int state = step(l.state, l.threads, l.logs, index, l.takenChoice);
    if (++l.choice >= stepper.steering().alternatives()) {
      l.choice = 0;
      l.next++;
    }
    int steps = steps() + 1;
    if (state != NOWHERE && isToBeEntered(state, steps)) {
      enter(state);
      // Afterwards, so that a search that ends here has seen all of the state.
      checkLimits(steps, depth + waiting.size());
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
    List<Move> moves = base.moves();
    for (int i = 0; i <= depth; i++) {
      moves.add(levels[i].taken());
    }
    return moves;
  }
}
