package dev.assay.explore.program;

import dev.assay.explore.jdk.lock.LockWait;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;
import dev.assay.machine.types.Klass;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Threads that wait for each other in a circle: each needs what only the next one can give away,
 * and no time limit or interrupt helps it. So nobody can ever help them, whatever other threads do.
 */
public final class WaitCycles {
  private WaitCycles() {}

  /** Whether there are threads that wait for each other's monitors and nothing else. */
  static boolean ofMonitorsExist(Machine m) {
    return m.threadTable().all().stream()
        .map(t -> through(m, t))
        .anyMatch(c -> c != null && areOfMonitors(c));
  }

  /** Whether threads that wait in a circle wait for monitors. */
  public static boolean areOfMonitors(List<GuestThread> cycle) {
    return cycle.stream().allMatch(t -> t.status == Status.BLOCKED || t.status == Status.WAITING);
  }

  /** The threads that wait for each other in a circle, if {@code t} is one of them. */
  public static @Nullable List<GuestThread> through(Machine m, GuestThread t) {
    List<GuestThread> cycle = new ArrayList<>();
    GuestThread u = t;
    do {
      cycle.add(u);
      u = awaited(m, u);
    } while (u != null && u != t && cycle.size() <= m.threadTable().all().size());
    return u == t ? cycle : null;
  }

  /** The thread that has what another one needs in order to go on; null if that is not certain. */
  private static @Nullable GuestThread awaited(Machine m, GuestThread t) {
    return switch (t.status) {
      case BLOCKED -> monitorOwner(m, t);
      case WAITING -> monitorOwner(m, t); // whatever ends the wait
      case PARKED -> {
        boolean waits = !t.parkPermit && !t.interrupted && t.deadline == Long.MAX_VALUE;
        int owner = waits ? LockWait.owner(m, t) : 0;
        yield owner == 0 ? null : m.threadTable().ofObject(owner);
      }
      case AWAITING_INITIALIZATION -> {
        long by = -m.heap().field(t.waitObject, Klass.STATUS) - 1;
        yield by < 0 ? null : m.threadTable().byNumber((int) by);
      }
      default -> null;
    };
  }

  private static @Nullable GuestThread monitorOwner(Machine m, GuestThread t) {
    int owner = m.threadTable().owner(t.waitObject);
    return owner < 0 ? null : m.threadTable().byNumber(owner);
  }
}
