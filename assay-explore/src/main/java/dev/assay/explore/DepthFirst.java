package dev.assay.explore;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes as deep as it can before it comes back to the next possibility. It takes states to begin
 * with from a {@link Frontier}, one after the other, and leaves states there for others when they
 * have nothing to do.
 */
class DepthFirst extends Search {
  final Frontier frontier;

  /** Where the current path begins. */
  private Node root = Node.first(0);

  /** The states between the root and the current one; the last is at index {@code depth}. */
  private Level[] levels = new Level[64];

  private int depth = -1;

  /** A state on the current path, and how far it has been explored. */
  private static final class Level {
    int state;
    int[] threads = {};
    int count;
    int next;
    int choice;
    int takenThread;
    int takenChoice;

    /** The first thread's step is enough if it leads to a new state. */
    boolean firstIsEnough;

    /** Accesses of the steps made from here, by index of thread; null where there are none. */
    @Nullable AccessLog[] logs = {};

    /** The way to the state, once somebody has asked for it. */
    @Nullable Node node;

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
      firstIsEnough = false;
      node = null;
    }

    void putFirst(int index) {
      if (index >= 0) {
        int thread = threads[index];
        threads[index] = threads[0];
        threads[0] = thread;
        firstIsEnough = true;
      }
    }

    Move taken() {
      return new Move(takenThread, takenChoice);
    }
  }

  DepthFirst(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
    this.frontier = new Frontier();
  }

  /** Another worker of a search, with a machine of its own. */
  DepthFirst(Stepper stepper, Granularity granularity, Judge judge, DepthFirst first) {
    super(stepper, granularity, judge, first);
    this.frontier = first.frontier;
  }

  @Override
  void run(int initial) {
    begin(initial);
    work(Long.MAX_VALUE);
  }

  /** Makes a state the first one to be looked at. */
  final void begin(int initial) {
    if (isToBeEntered(initial, 0)) {
      frontier.add(Node.first(initial));
    }
  }

  /** Explores until there is nothing left, or so many states are known. */
  final void work(long states) {
    while (!isStopped() && visited.count() < states) {
      if (depth < 0) {
        Node next = frontier.take();
        if (next == null) {
          return;
        }
        beginAt(next);
      } else if (levels[depth].next == levels[depth].count) {
        depth--;
      } else {
        step(levels[depth]);
      }
    }
  }

  private void beginAt(Node node) {
    root = node;
    stepper.restore(node.state());
    enter(node.state());
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
    if (n > 1) {
      levels[depth].putFirst(stepper.independent(n));
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
    if (state != NOWHERE && isToBeEntered(state, steps() + 1)) {
      checkLimits(steps() + 1, depth);
      if (l.firstIsEnough && index == 0) {
        l.next = l.count; // where it only leads back, the others are not put off for ever
      }
      if (frontier.isWanting()) {
        frontier.add(node(depth).next(state, l.taken()));
      } else {
        enter(state);
      }
    }
  }

  /** How many steps lead to the state at the end of the current path; -1 before there is one. */
  private int steps() {
    return root.depth() + depth;
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

  /** The way to the state at a level of the current path. */
  private Node node(int level) {
    int known = level;
    while (known > 0 && levels[known].node == null) {
      known--;
    }
    Node node = levels[known].node == null ? root : levels[known].node;
    for (int i = known + 1; i <= level; i++) {
      node = node.next(levels[i].state, levels[i - 1].taken());
      levels[i].node = node;
    }
    return node;
  }

  @Override
  final List<Move> path() {
    List<Move> moves = root.moves();
    for (int i = 0; i <= depth; i++) {
      moves.add(levels[i].taken());
    }
    return moves;
  }
}
