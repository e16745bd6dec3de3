package dev.assay.explore.program;

import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import java.util.HashMap;
import java.util.Map;

/**
 * Which threads a transition disables for a while: it takes a monitor that they need. They can move
 * before it and after it, but a scheduler that lets others go on inside the transition is fair to
 * them.
 */
final class DisabledDuring {
  private final TransitionExecutor executor;

  /** The monitor that each thread needs in order to move. */
  private final Map<Integer, Integer> wanted = new HashMap<>();

  /** To be made before the transition. */
  DisabledDuring(TransitionExecutor executor) {
    this.executor = executor;
    for (GuestThread t : executor.machine().threadTable().all()) {
      if (!executor.isSystem(t) && (t.status == Status.BLOCKED || t.status == Status.WAITING)) {
        wanted.put(t.number, t.waitObject);
      }
    }
  }

  /** The numbers of the threads that could not move at some time during the transition. */
  int[] threads() {
    return wanted.entrySet().stream()
        .filter(e -> executor.policy().step().hasTaken(e.getValue()))
        .mapToInt(Map.Entry::getKey)
        .toArray();
  }
}
