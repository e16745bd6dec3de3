package dev.assay.explore.ltl;

import dev.assay.explore.program.TransitionExecutor;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which threads a step keeps from moving for a while: it takes a monitor that they need. They can
 * move before it and after it, but a scheduler that lets others go on inside the step does them no
 * injustice.
 */
public final class DisabledDuring {
  private final TransitionExecutor executor;

  /** The monitor that each thread needs in order to move. */
  private final Map<Integer, Integer> wanted = new HashMap<>();

  /** To be made before the step. */
  public DisabledDuring(TransitionExecutor executor) {
    this.executor = executor;
    for (GuestThread t : executor.machine().threads().all()) {
      if (!executor.isSystem(t) && (t.status == Status.BLOCKED || t.status == Status.WAITING)) {
        wanted.put(t.number, t.waitObject);
      }
    }
  }

  /** The numbers of the threads that could not move at some time during the step just made. */
  public List<Integer> hindered() {
    List<Integer> hindered = new ArrayList<>();
    wanted.forEach(
        (thread, monitor) -> {
          if (executor.policy().step().hasTaken(monitor)) {
            hindered.add(thread);
          }
        });
    return hindered;
  }
}
