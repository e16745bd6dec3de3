package dev.assay.explore.jdk;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.threads.GuestThread;
import dev.assay.machine.types.Method;

/**
 * Calls that may fail for no reason, by their contracts: they say no, and nothing has happened.
 * Where the JDK makes such a call for itself it tries again.
 */
public final class SpuriousFailures {
  private static final MethodTable CALLS =
      MethodTable.of("java/util/concurrent/atomic/Atomic*", "weakCompareAndSet*")
          .and("java/lang/invoke/VarHandle*", "weakCompareAndSet*")
          // "A zero return from any try method for acquiring or converting locks does not carry any
          // information about the state of the lock."
          .and(
              "java/util/concurrent/locks/StampedLock",
              "tryReadLock",
              "tryWriteLock",
              "tryOptimisticRead",
              "tryConvertToReadLock",
              "tryConvertToWriteLock")
          .and("java/util/concurrent/locks/StampedLock$ReadLockView", "tryLock")
          .and("java/util/concurrent/locks/StampedLock$WriteLockView", "tryLock");

  private static final JdkClass LOCK = JdkClass.of("java/util/concurrent/locks/StampedLock");
  private static final JdkMethod TO_READ = LOCK.method("tryConvertToReadLock", "(J)J");
  private static final JdkMethod TO_WRITE = LOCK.method("tryConvertToWriteLock", "(J)J");

  // Of a stamp: which lock is held.
  private static final long WRITE = 0x80;
  private static final long READ_OR_WRITE = 0xff;

  private SpuriousFailures() {}

  /** Whether calls of a method may fail for no reason. */
  public static boolean mayHappenIn(Method m) {
    return CALLS.contains(m);
  }

  /**
   * Whether the call in which a thread is may do so. A stamp that stands for a lock that is at
   * least as strong as the one wanted is converted in any case: nothing has to be acquired.
   */
  public static boolean mayHappenIn(GuestThread t) {
    Method m = t.method();
    long strongEnough = TO_WRITE.is(m) ? WRITE : TO_READ.is(m) ? READ_OR_WRITE : 0;
    return CALLS.contains(m) && (t.stack[t.bases[t.depth] + 1] & strongEnough) == 0;
  }
}
