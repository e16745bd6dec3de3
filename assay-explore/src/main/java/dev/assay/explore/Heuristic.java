package dev.assay.explore;

import dev.assay.machine.exec.GuestThread;

/** Which states a search looks at first: those with the smallest value. */
public enum Heuristic {
  /** As few threads as possible can move: leads to deadlocks. */
  MOST_BLOCKED {
    @Override
    int value(Stepper stepper, Node node) {
      return stepper.enabled();
    }
  },
  /** As many monitors as possible are held: leads to threads that wait for each other. */
  MOST_LOCKS {
    @Override
    int value(Stepper stepper, Node node) {
      int held = 0;
      for (GuestThread t : stepper.machine().threads().all()) {
        held += t.heldCount;
      }
      return Math.max(0, MOST_HELD - held);
    }
  },
  /** The last steps were made by different threads: leads to what few runs show. */
  INTERLEAVED {
    @Override
    int value(Stepper stepper, Node node) {
      int same = 0;
      Node n = node;
      for (int i = 0; i < LAST_STEPS && n.parent() != null; i++) {
        if (n.lastThread() == n.parent().lastThread()) {
          same++;
        }
        n = n.parent();
      }
      return same;
    }
  };

  private static final int MOST_HELD = 64;
  private static final int LAST_STEPS = 16;

  /** The value of the state the machine is in, reached by {@code node}; never negative. */
  abstract int value(Stepper stepper, Node node);
}
