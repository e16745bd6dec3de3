package dev.assay.explore.jdk.thread;

import dev.assay.explore.jdk.ThreadFacts;
import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.threads.GuestThread.Status;

/**
 * Threads that {@code CompletableFuture} makes for its tasks, one for each. It does so where the
 * common pool has one worker only; with more processors the pool's workers, which are daemons, run
 * them. Later releases always use the pool.
 */
public final class FutureThreads {
  private static final JdkField TARGET = ThreadFacts.THREAD.field("target").in(Releases.until(18));
  private static final ClassNames TASKS = ClassNames.of("java/util/concurrent/CompletableFuture$*");

  /** The smallest pool that would run tasks instead has so many workers. */
  private static final int WORKERS = 2;

  private FutureThreads() {}

  /** Whether a thread was made for a task of a future. */
  public static boolean isOne(Machine m, int thread) {
    int slot = TARGET.slot(m.universe());
    int target = slot < 0 ? 0 : (int) m.heap().field(thread, slot);
    return target != 0 && TASKS.contains(m.heap().klass[target].name);
  }

  /**
   * Whether a thread that is about to wait is one of so many that a pool with few workers would
   * have none left for the others, on which they may wait.
   */
  public static boolean leaveNoWorker(Machine m, GuestThread t) {
    if (!isOne(m, t.object)) {
      return false;
    }
    int alive = 0;
    int waiting = 1;
    for (GuestThread u : m.otherThreads().all()) {
      if (u != t && u.status != Status.TERMINATED && isOne(m, u.object)) {
        alive++;
        waiting += u.status == Status.RUNNABLE || u.status == Status.SLEEPING ? 0 : 1;
      }
    }
    return alive >= WORKERS && waiting >= WORKERS;
  }
}
