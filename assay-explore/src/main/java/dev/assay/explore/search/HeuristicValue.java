package dev.assay.explore.search;

import dev.assay.explore.config.Heuristic;
import dev.assay.explore.program.TransitionExecutor;
import dev.assay.machine.threads.GuestThread;

/** The value that a heuristic gives to a state; never negative. */
final class HeuristicValue {
  private static final int MOST_HELD = 64;
  private static final int LAST_STEPS = 16;

  private HeuristicValue() {}

  /** The value of the state the machine is in, reached by {@code node}. */
  static int of(Heuristic heuristic, TransitionExecutor executor, Node node) {
    return switch (heuristic) {
      case MOST_BLOCKED -> executor.enabled();
      case MOST_LOCKS -> {
        int held = 0;
        for (GuestThread t : executor.machine().threads().all()) {
          held += t.heldCount;
        }
        yield Math.max(0, MOST_HELD - held);
      }
      case INTERLEAVED -> {
        int same = 0;
        Node n = node;
        for (int i = 0; i < LAST_STEPS && n.parent() != null; i++) {
          if (n.lastThread() == n.parent().lastThread()) {
            same++;
          }
          n = n.parent();
        }
        yield same;
      }
    };
  }
}
