package dev.assay.explore.program;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Threads that wait for each other's monitors in a circle. */
public final class MonitorCycles {
  private MonitorCycles() {}

  /** Whether there are such threads in the state a machine is in. */
  public static boolean exist(Machine m) {
    return m.threadTable().all().stream()
        .anyMatch(t -> t.status == Status.BLOCKED && through(m, t) != null);
  }

  /** The threads that wait for each other in a circle, if {@code t} is one of them. */
  public static @Nullable List<GuestThread> through(Machine m, GuestThread t) {
    List<GuestThread> cycle = new ArrayList<>();
    GuestThread u = t;
    while (u.status == Status.BLOCKED && cycle.size() <= m.threadTable().all().size()) {
      cycle.add(u);
      int owner = m.threadTable().owner(u.waitObject);
      GuestThread next = owner < 0 ? null : m.threadTable().byNumber(owner);
      if (next == t) {
        return cycle;
      }
      if (next == null) {
        return null;
      }
      u = next;
    }
    return null;
  }
}
