package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.Releases;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;

/**
 * Workers of a {@code ForkJoinPool} that have nothing to do. Each waits with a time-out, after
 * which it ends; but in JDK 17 only the one that became idle last does, any other begins to wait
 * again with a later deadline. Doing so changes nothing that anybody could notice, except that
 * there is no end to it, so such a time-out need not happen: the worker can as well have waited on.
 */
public final class IdleWorker {
  private static final int INDEX_MASK = 0xffff;

  /** Later releases wait without a time-out in this case. */
  private static final Releases WITH_TIMEOUT = Releases.until(18);

  private static final JdkClass POOL =
      JdkClass.of("java/util/concurrent/ForkJoinPool").in(WITH_TIMEOUT);
  private static final JdkClass QUEUE =
      JdkClass.of("java/util/concurrent/ForkJoinPool$WorkQueue").in(WITH_TIMEOUT);

  /** Where a worker waits; its queue is the argument. */
  private static final JdkMethod AWAIT_WORK =
      POOL.method("awaitWork", "(Ljava/util/concurrent/ForkJoinPool$WorkQueue;)I");

  /** Its lower half names the worker that became idle last. */
  private static final JdkField CONTROL = POOL.field("ctl");

  /** Its lower half is the name of a worker. */
  private static final JdkField CONFIG = QUEUE.field("config");

  private IdleWorker() {}

  /** Whether a time-out of this thread, which is parked, would only make it park again. */
  public static boolean waitsOn(Machine m, GuestThread t) {
    for (int d = t.depth; d >= 0 && d > t.depth - 4; d--) {
      if (AWAIT_WORK.is(t.methods[d])) {
        return isPassedOver(m, (int) t.stack[t.bases[d]], (int) t.stack[t.bases[d] + 1]);
      }
    }
    return false;
  }

  private static boolean isPassedOver(Machine m, int pool, int queue) {
    int control = CONTROL.slot(m.universe());
    int config = CONFIG.slot(m.universe());
    if (!WITH_TIMEOUT.contains(m.universe().feature()) || control < 0 || config < 0) {
      return false;
    }
    return ((m.heap().field(pool, control) ^ m.heap().field(queue, config)) & INDEX_MASK) != 0;
  }
}
