package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.types.Method;

/**
 * Calls that may fail for no reason, by their contracts: they say no, and nothing has happened. Where
 * the JDK makes such a call for itself it tries again.
 */
public final class SpuriousFailures {
  private static final MethodTable CALLS =
      MethodTable.of("java/util/concurrent/atomic/Atomic*", "weakCompareAndSet*")
          .and("java/lang/invoke/VarHandle*", "weakCompareAndSet*")
          // "A zero return from any try method carries no information about the lock."
          .and(
              "java/util/concurrent/locks/StampedLock",
              "tryReadLock",
              "tryWriteLock",
              "tryOptimisticRead",
              "tryConvertToReadLock",
              "tryConvertToWriteLock",
              "tryConvertToOptimisticRead")
          .and("java/util/concurrent/locks/StampedLock$ReadLockView", "tryLock")
          .and("java/util/concurrent/locks/StampedLock$WriteLockView", "tryLock");

  private SpuriousFailures() {}

  /** Whether a call of a method may fail for no reason. */
  public static boolean mayHappenIn(Method m) {
    return CALLS.contains(m);
  }
}
