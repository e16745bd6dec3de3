package dev.assay.explore.ending;

import dev.assay.explore.model.Enabled;
import dev.assay.explore.model.TransitionSystem;
import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The threads that can never move again, by state: that keep the program alive and cannot move in
 * the state nor in any that can be reached from it. There are such threads only where no run ends,
 * or in a deadlock: the end of the program would be their end.
 *
 * <p>Some threads may wait for good, for a reason that shows in a state. One that may do so in a
 * state that can be reached is not stuck before.
 */
final class StuckThreads {
  private final EndlessStates endless;
  private final TransitionSystem system;
  private final Runnable pause;

  /** The threads that keep the program alive in some of the states, and their numbers here. */
  private final StateNumbers threads = new StateNumbers();

  /** By number of a state: the numbers of the threads that are not stuck, a bit each. */
  private final long[] free;

  /** How many words there are for each state. */
  private final int words;

  /** The states whose threads those do not know of yet that lead there. */
  private final ArrayDeque<Integer> open = new ArrayDeque<>();

  StuckThreads(
      EndlessStates endless, TransitionSystem system, StuckThreadPolicy policy, Runnable pause) {
    this.endless = endless;
    this.system = system;
    this.pause = pause;
    int[] states = endless.all();
    for (int n : states) {
      for (int t : enabled(n).lasting()) {
        if (threads.number(t) == StateNumbers.NONE) {
          threads.add(t);
        }
      }
    }
    words = (threads.count() + Long.SIZE - 1) / Long.SIZE;
    free = new long[Math.multiplyExact(words, endless.numbered())];
    for (int n : states) {
      setFree(n, enabled(n).woken());
    }
    propagate();
    while (excuse(states, policy)) {
      propagate();
    }
  }

  private Enabled enabled(int number) {
    pause.run();
    return system.enabled(endless.state(number));
  }

  /** Lets threads off that may wait for good; whether there were any. */
  private boolean excuse(int[] states, StuckThreadPolicy policy) {
    boolean isAny = false;
    for (int n : states) {
      int[] stuck = in(endless.state(n));
      int[] excused = stuck.length == 0 ? stuck : policy.mayWait(endless.state(n), stuck);
      isAny |= excused.length > 0;
      setFree(n, excused);
    }
    return isAny;
  }

  private void setFree(int state, int[] some) {
    for (int t : some) {
      int bit = threads.number(t);
      if (bit != StateNumbers.NONE) {
        free[state * words + bit / Long.SIZE] |= 1L << bit;
      }
    }
    if (some.length > 0) {
      open.add(state);
    }
  }

  private void propagate() {
    while (!open.isEmpty()) {
      int n = open.poll();
      for (int source : endless.sources(n)) {
        if (join(source, n)) {
          open.add(source);
        }
      }
    }
  }

  /** What is free after a transition is free before it; whether that is news. */
  private boolean join(int source, int target) {
    boolean isNew = false;
    for (int w = 0; w < words; w++) {
      long more = free[target * words + w] & ~free[source * words + w];
      free[source * words + w] |= more;
      isNew |= more != 0;
    }
    return isNew;
  }

  /** The threads that are stuck in a state from which no run ends. */
  int[] in(int state) {
    int at = endless.number(state) * words;
    return Arrays.stream(system.enabled(state).lasting()).filter(t -> !isFree(at, t)).toArray();
  }

  private boolean isFree(int at, int thread) {
    int bit = threads.number(thread);
    return (free[at + bit / Long.SIZE] & 1L << bit) != 0;
  }
}
