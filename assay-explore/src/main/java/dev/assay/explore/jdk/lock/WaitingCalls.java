package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.types.Method;

/**
 * Calls that wait for others and may by their contract return although nothing has happened. Where
 * the JDK makes such a call for itself it goes on waiting.
 */
public final class WaitingCalls {
  /** They return at once when the thread goes on. */
  private static final MethodTable DIRECT =
      MethodTable.of("java/lang/Object", "wait*")
          .and("java/util/concurrent/TimeUnit", "timedWait")
          .and("java/util/concurrent/locks/LockSupport", "park*")
          .and("sun/misc/Unsafe", "park");

  private WaitingCalls() {}

  /** Whether a call returns at once when the thread goes on. */
  public static boolean isDirect(Method m) {
    return DIRECT.contains(m);
  }
}
