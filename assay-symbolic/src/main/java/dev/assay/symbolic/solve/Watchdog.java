package dev.assay.symbolic.solve;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/**
 * Stops questions that run over their limit, for solvers that do not look at a clock themselves.
 *
 * <p>An interrupt that comes before a solver has really begun may get lost; so it is repeated until
 * the question has ended. The thread sleeps while there is no question.
 */
final class Watchdog {
  private static final long PERIOD_NANOS = 5_000_000;

  private static final Map<Limit, Runnable> RUNNING = new ConcurrentHashMap<>();
  private static final Thread THREAD = new Thread(Watchdog::watch, "assay-solver-limits");

  static {
    THREAD.setDaemon(true);
    THREAD.start();
  }

  private Watchdog() {}

  /** Calls {@code stop} again and again when the limit is over, until {@link #done}. */
  static void guard(Limit limit, Runnable stop) {
    RUNNING.put(limit, stop);
    LockSupport.unpark(THREAD);
  }

  /** Ends that; from here on it is not called any more. */
  static void done(Limit limit) {
    Runnable stop = RUNNING.remove(limit);
    if (stop != null) {
      // Whoever is just calling it has finished when this lock is free.
      synchronized (stop) {
        return;
      }
    }
  }

  private static void watch() {
    while (true) {
      if (RUNNING.isEmpty()) {
        LockSupport.park();
      } else {
        LockSupport.parkNanos(PERIOD_NANOS);
      }
      RUNNING.forEach(
          (limit, stop) -> {
            if (limit.isOver()) {
              synchronized (stop) {
                if (RUNNING.get(limit) == stop) {
                  stop.run();
                }
              }
            }
          });
    }
  }
}
