package dev.assay.machine.natives.platform;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Universe;
import dev.assay.natives.Native;
import dev.assay.natives.NativesOf;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Natives of sun.management.ThreadImpl. Processor time is the machine's time: it passes with the
 * instructions executed, whoever executes them.
 */
@NativesOf("sun/management/ThreadImpl")
public final class ThreadManagementNatives {
  private ThreadManagementNatives() {}

  @Native("getThreads")
  public static int getThreads(Machine m) {
    if (m.watch() != null) {
      m.watch().looksAround(m.current());
    }
    int[] refs = m.otherThreads().all().stream().mapToInt(t -> t.object).toArray();
    return m.newObjectArray(m.universe().require("java/lang/Thread").arrayOf(), refs);
  }

  @Native("findMonitorDeadlockedThreads0")
  public static int findMonitorDeadlockedThreads0(Machine m) {
    return deadlocked(m, false);
  }

  @Native("findDeadlockedThreads0")
  public static int findDeadlockedThreads0(Machine m) {
    return deadlocked(m, true);
  }

  /** The threads that wait for each other in a circle, or null. */
  private static int deadlocked(Machine m, boolean synchronizers) {
    if (m.watch() != null) {
      m.watch().looksAround(m.current());
    }
    List<GuestThread> threads = m.otherThreads().all();
    int[] found =
        threads.stream()
            .filter(t -> isInCircle(m, t, threads.size(), synchronizers))
            .mapToInt(t -> t.object)
            .toArray();
    return found.length == 0
        ? 0
        : m.newObjectArray(m.universe().require("java/lang/Thread").arrayOf(), found);
  }

  private static boolean isInCircle(Machine m, GuestThread t, int longest, boolean synchronizers) {
    GuestThread next = t;
    for (int i = 0; i < longest; i++) {
      next = awaited(m, next, synchronizers);
      if (next == null || next == t) {
        return next == t;
      }
    }
    return false;
  }

  /** The thread that has the lock which another one waits for, or null. */
  private static @Nullable GuestThread awaited(Machine m, GuestThread t, boolean synchronizers) {
    Universe universe = m.universe();
    if (m.threadObjects().isVirtual(t.object)) {
      return null; // as on HotSpot
    }
    if (t.status == GuestThread.Status.BLOCKED) {
      return m.otherThreads().holderOf(t.waitObject);
    }
    int blocker = field(m, t.object, universe.require("java/lang/Thread"), "parkBlocker");
    Klass lock = universe.require("java/util/concurrent/locks/AbstractOwnableSynchronizer");
    if (!synchronizers
        || t.status != GuestThread.Status.PARKED
        || blocker == 0
        || !m.heap().klass[blocker].isSubtypeOf(lock)) {
      return null;
    }
    int owner = field(m, blocker, lock, "exclusiveOwnerThread");
    return owner == 0 ? null : m.otherThreads().ofObject(owner);
  }

  private static int field(Machine m, int object, Klass holder, String name) {
    return (int) m.heap().field(object, holder.declaredField(name).slot);
  }

  @Native({"getThreadTotalCpuTime0", "getThreadUserCpuTime0"})
  public static long getThreadCpuTime0(Machine m, long id) {
    m.tellEnvironment("the clock");
    return m.clock().nanoTime();
  }
}
