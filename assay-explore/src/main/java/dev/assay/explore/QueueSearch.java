package dev.assay.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What searches have in common that keep the states still to be looked at in a queue of some kind,
 * each with the way to it.
 */
abstract class QueueSearch extends Search {
  private @Nullable Node current;
  private @Nullable Move move;

  /**
   * A way to a state.
   *
   * @param switches how often another thread than before made a step
   */
  record Node(int state, @Nullable Node parent, @Nullable Move move, int depth, int switches) {
    static Node first(int state) {
      return new Node(state, null, null, 0, 0);
    }

    int lastThread() {
      return move == null ? -1 : move.thread();
    }

    boolean switchesTo(int thread) {
      return move != null && move.thread() != thread;
    }

    Node next(int state, Move by) {
      return new Node(state, this, by, depth + 1, switches + (switchesTo(by.thread()) ? 1 : 0));
    }
  }

  QueueSearch(
      Stepper stepper, Settings settings, Granularity granularity, Judge judge, Progress progress) {
    super(stepper, settings, granularity, judge, progress);
  }

  /** A step has led to a state, new or not, which the machine is in. */
  abstract void reached(Node node);

  /** Whether a thread may make the next step. */
  boolean allows(Node node, int thread) {
    return true;
  }

  /** How many states are still to be looked at. */
  abstract int open();

  /** Makes every step from a state. */
  final void expand(Node n) {
    current = n;
    move = null;
    stepper.restore(n.state);
    int count = stepper.enabled();
    look(count);
    if (n.depth >= settings.maxDepth()) {
      if (count > 0) {
        cut("the limit of " + settings.maxDepth() + " steps is reached");
      }
      return;
    }
    int[] threads = stepper.enabledThreads(count);
    AccessLog[] logs = new AccessLog[count];
    checkLimits(n.depth, open());
    for (int i = 0; i < count && !stopped; i++) {
      if (!allows(n, threads[i])) {
        continue;
      }
      int choice = 0;
      int alternatives;
      do {
        Move m = new Move(threads[i], choice);
        move = m;
        int next = step(n.state, threads, logs, i, choice);
        alternatives = stepper.steering().alternatives();
        if (next != NOWHERE) {
          reached(n.next(next, m));
        }
      } while (++choice < alternatives && !stopped);
    }
  }

  @Override
  final List<Move> path() {
    List<Move> moves = new ArrayList<>();
    if (move != null) {
      moves.add(move);
    }
    for (Node n = current; n != null && n.move != null; n = n.parent) {
      moves.add(n.move);
    }
    Collections.reverse(moves);
    return moves;
  }
}
