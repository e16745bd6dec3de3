package dev.assay.explore.jdk;

import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Field;
import dev.assay.machine.types.Klass;
import dev.assay.machine.types.Method;

/**
 * Workers of a {@code ForkJoinPool} that have nothing to do. Each waits with a time-out, after
 * which it ends; but in JDK 17 only the one that became idle last does, any other begins to wait
 * again with a later deadline. Doing so changes nothing that anybody could notice, except that
 * there is no end to it, so such a time-out need not happen: the worker can as well have waited on.
 */
public final class IdleWorker {
  private static final String POOL = "java/util/concurrent/ForkJoinPool";
  private static final int INDEX_MASK = 0xffff;

  private IdleWorker() {}

  /** Whether a time-out of this thread, which is parked, would only make it park again. */
  public static boolean waitsOn(Machine m, GuestThread t) {
    for (int d = t.depth; d >= 0 && d > t.depth - 4; d--) {
      Method method = t.methods[d];
      if (method.name.equals("awaitWork") && method.holder.name.equals(POOL)) {
        return isPassedOver(m, (int) t.stack[t.bases[d]], (int) t.stack[t.bases[d] + 1]);
      }
    }
    return false;
  }

  private static boolean isPassedOver(Machine m, int pool, int queue) {
    Klass queueClass = m.heap().klass[queue];
    Field config = queueClass.declaredField("config");
    Field control = m.universe().require(POOL).declaredField("ctl");
    if (m.universe().feature() > 18 || config == null || control == null) {
      return false; // later JDKs wait without a time-out in this case
    }
    return ((m.heap().field(pool, control.slot) ^ m.heap().field(queue, config.slot)) & INDEX_MASK)
        != 0;
  }
}
