package dev.assay.explore.ending;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.Transition;
import dev.assay.explore.model.TransitionSystem;
import dev.assay.explore.result.Move;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Shortest ways from one state to another, and ways that come back. */
final class Ways {
  private final TransitionSystem system;
  private final Function<Enabled, int[]> movers;
  private final Runnable pause;

  /**
   * @param movers which of the threads that can move are to move
   */
  Ways(TransitionSystem system, Function<Enabled, int[]> movers, Runnable pause) {
    this.system = system;
    this.movers = movers;
    this.pause = pause;
  }

  /** A state and how it was reached. */
  record Arrival(int state, @Nullable Move move, @Nullable Arrival from) {
    /** The moves that lead there. */
    List<Move> moves() {
      List<Move> moves = new ArrayList<>();
      for (Arrival a = this; a != null && a.move != null; a = a.from) {
        moves.add(a.move);
      }
      Collections.reverse(moves);
      return moves;
    }
  }

  /** A shortest way from a state to one with a property, perhaps itself; null if there is none. */
  @Nullable Arrival shortest(int from, IntPredicate goal) {
    Arrival start = new Arrival(from, null, null);
    return goal.test(from) ? start : shortest(start, goal);
  }

  /** A shortest way with at least one move from a state to itself. */
  @Nullable Arrival around(int state) {
    return shortest(new Arrival(state, null, null), s -> s == state);
  }

  private @Nullable Arrival shortest(Arrival start, IntPredicate goal) {
    Set<Integer> seen = new HashSet<>();
    ArrayDeque<Arrival> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      for (Arrival next : after(open.poll())) {
        if (seen.add(next.state)) {
          if (goal.test(next.state)) {
            return next;
          }
          open.add(next);
        }
      }
    }
    return null;
  }

  /**
   * Some state on a cycle that can be reached from a state. There must be no end of the runs from
   * there.
   */
  int onCycle(int from) {
    Set<Integer> path = new HashSet<>();
    Set<Integer> left = new HashSet<>();
    ArrayDeque<ArrayDeque<Arrival>> open = new ArrayDeque<>();
    ArrayDeque<Integer> states = new ArrayDeque<>();
    open.push(new ArrayDeque<>(List.of(new Arrival(from, null, null))));
    for (; ; ) {
      Arrival next = open.element().poll();
      if (next == null) {
        open.pop();
        int done = states.pop();
        path.remove(done);
        left.add(done);
      } else if (path.contains(next.state)) {
        return next.state;
      } else if (!left.contains(next.state)) {
        path.add(next.state);
        states.push(next.state);
        open.push(new ArrayDeque<>(after(next)));
      }
    }
  }

  private List<Arrival> after(Arrival a) {
    pause.run();
    List<Arrival> all = new ArrayList<>();
    for (int thread : movers.apply(system.enabled(a.state))) {
      int choice = 0;
      int alternatives;
      do {
        Transition t = system.take(a.state, thread, choice);
        alternatives = t.alternatives();
        if (t.leadsToState()) {
          all.add(new Arrival(t.target(), new Move(thread, choice), a));
        }
      } while (++choice < alternatives);
    }
    return all;
  }
}
