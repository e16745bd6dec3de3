package dev.assay.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
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
  private @Nullable Checkpoints checkpoints;

  /** For states that an earlier search has left open: how many steps it has made from them. */
  private final Map<Node, Integer> madeBefore = new IdentityHashMap<>();

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
      made = 0;
      node = null;
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

  /** Lets checkpoints be written whenever one is due. There must be no other worker. */
  final void keep(Checkpoints where) {
    checkpoints = where;
  }

  /** Goes on with the open states of another search, in their order. */
  final void goOnWith(List<OpenState> open) {
    for (OpenState o : open) {
      madeBefore.put(o.node(), o.made());
      frontier.add(o.node());
    }
  }

  /**
   * The states from which not every step has been made, those to go on with first at the beginning.
   * To be asked between steps, and only if there is no other worker.
   */
  final List<OpenState> open() {
    List<OpenState> open = new ArrayList<>();
    for (int i = depth; i >= 0; i--) {
      if (levels[i].next < levels[i].count) {
        open.add(new OpenState(node(i), levels[i].made));
      }
    }
    for (Node n : frontier.open()) {
      open.add(new OpenState(n, madeBefore.getOrDefault(n, 0)));
    }
    return open;
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
      if (checkpoints != null && checkpoints.isDue()) {
        checkpoints.write(this);
      }
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
    Integer again = madeBefore.remove(node);
    transitions -= again == null ? 0 : again; // each counts once
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
      if (frontier.isWanting()) {
        frontier.add(node(depth).next(state, l.taken()));
      } else {
        enter(state);
      }
      // Afterwards, so that a search that ends here has seen all of the state.
      checkLimits(steps, depth);
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
