package dev.assay.explore;

import dev.assay.machine.exec.Unsupported;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the states in the order of what it costs to get there: by number of steps, so that
 * the first violation has the shortest run, or by number of switches from one thread to another, so
 * that it has the simplest.
 */
final class BreadthFirst extends Search {
  private final boolean bySwitches;
  private final ArrayDeque<Node> open = new ArrayDeque<>();
  private @Nullable Node current;
  private @Nullable Move move;

  /** A way to a state; where switches count, the thread that moved last is part of it. */
  private record Node(int state, @Nullable Node parent, @Nullable Move move, int depth) {
    int lastThread() {
      return move == null ? -1 : move.thread();
    }
  }

  /**
   * @param bySwitches whether switches between threads count, not steps
   */
  BreadthFirst(
      Stepper stepper,
      Settings settings,
      Granularity granularity,
      Judge judge,
      Progress progress,
      boolean bySwitches) {
    super(stepper, settings, granularity, judge, progress);
    this.bySwitches = bySwitches;
  }

  @Override
  void run(int initial) {
    open.add(new Node(initial, null, null, 0));
    if (!bySwitches) {
      visited.add(initial);
    }
    while (!stopped && !open.isEmpty()) {
      Node n = open.poll();
      // A state may be in the queue several times, by ways that end with different threads.
      if (!bySwitches || visited.add(n.state)) {
        expand(n);
      }
    }
  }

  private void expand(Node n) {
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
    checkLimits(n.depth, open.size());
    for (int i = 0; i < count && !stopped; i++) {
      int choice = 0;
      do {
        step(n, threads, logs, i, choice);
      } while (++choice < stepper.steering().alternatives() && !stopped);
    }
  }

  private void step(Node n, int[] threads, @Nullable AccessLog[] logs, int index, int choice) {
    stepper.restore(n.state);
    Move m = new Move(threads[index], choice);
    move = m;
    Stepper.End end;
    try {
      end = stepper.step(m.thread(), m.choice());
    } catch (Unsupported e) {
      cut(judge.unsupported(stepper, e));
      end = Stepper.End.DISCARDED;
    }
    transitions++;
    checkRaces(n.state, threads, logs, index, choice);
    if (end == Stepper.End.UNCAUGHT) {
      judge(judge.uncaught(stepper));
    }
    if (end.leadsToState() && !stopped) {
      int state = stepper.save();
      lookAtStep(n.state, state);
      add(n, m, state);
    }
  }

  private void add(Node n, Move m, int state) {
    Node next = new Node(state, n, m, n.depth + 1);
    if (!bySwitches) {
      if (visited.add(state)) {
        open.addLast(next);
      }
    } else if (!visited.contains(state)) {
      if (m.thread() == n.lastThread()) {
        open.addFirst(next);
      } else {
        open.addLast(next);
      }
    }
  }

  @Override
  List<Move> path() {
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
