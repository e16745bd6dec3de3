package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;
import java.util.function.Predicate;

/**
 * Threads that the JDK's classes have started to serve the program: workers of thread pools,
 * timers. One that waits for work is not stuck, though it may wait for good.
 */
public final class ServiceThread {
  /** Methods in which such threads wait when they have nothing to do. */
  private static final MethodTable WAITING_FOR_WORK =
      MethodTable.of("java/util/concurrent/ThreadPoolExecutor", "getTask")
          .and("java/util/concurrent/ForkJoinPool", "awaitWork")
          .and("java/util/TimerThread", "mainLoop");

  private ServiceThread() {}

  /**
   * Whether a thread that does not move waits for work.
   *
   * @param isProgram whether a method is the program's own: from there on it is not the JDK that
   *     waits
   */
  public static boolean isIdle(GuestThread t, Predicate<Method> isProgram) {
    for (int d = t.depth; d >= 0 && !isProgram.test(t.methods[d]); d--) {
      if (WAITING_FOR_WORK.contains(t.methods[d])) {
        return true;
      }
    }
    return false;
  }
}
