package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.MethodTable;
import dev.assay.machine.types.Method;

/**
 * Calls that acquire and release locks that one thread holds at a time. As long as nobody looks
 * whether such a lock is held, other than by acquiring it, they are to a transition what entering
 * and leaving a monitor are.
 */
public final class LockCalls {
  /** What a call does. */
  public enum Role {
    NONE,
    /** It holds the lock when it returns. */
    ACQUIRES,
    /** It gives the lock away, waits, and holds it again when it returns. */
    REACQUIRES,
    RELEASES,
    /** What it does depends on whether another thread holds the lock, or waits for it. */
    OBSERVES
  }

  private static final String REENTRANT = "java/util/concurrent/locks/ReentrantLock";
  private static final String READ_WRITE = "java/util/concurrent/locks/ReentrantReadWriteLock";
  private static final String WRITE = READ_WRITE + "$WriteLock";
  private static final String READ = READ_WRITE + "$ReadLock";

  private static final MethodTable ACQUIRING =
      MethodTable.of(REENTRANT, "lock", "lockInterruptibly")
          .and(WRITE, "lock", "lockInterruptibly");

  private static final MethodTable WAITING =
      MethodTable.of(
          "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "await*");

  private static final MethodTable RELEASING =
      MethodTable.of(REENTRANT, "unlock").and(WRITE, "unlock");

  private static final MethodTable OBSERVING =
      MethodTable.of(REENTRANT, "tryLock", "isLocked", "getOwner", "hasQueued*", "getQueue*")
          .and(REENTRANT, "hasWaiters", "getWait*", "toString")
          .and(WRITE, "tryLock", "toString")
          .and(READ, "tryLock", "toString")
          .and(READ_WRITE, "isWriteLocked", "getOwner", "hasQueued*", "getQueue*")
          .and(READ_WRITE, "getReadLockCount", "hasWaiters", "getWait*", "toString")
          .and("java/util/concurrent/locks/LockSupport", "getBlocker");

  /** What holds a lock. */
  public static final JdkClass OWNABLE =
      JdkClass.of("java/util/concurrent/locks/AbstractOwnableSynchronizer");

  /** The thread that holds a lock. */
  public static final JdkField OWNER = OWNABLE.field("exclusiveOwnerThread");

  private LockCalls() {}

  /** What a method does. */
  public static Role role(Method m) {
    if (ACQUIRING.contains(m)) {
      return Role.ACQUIRES;
    }
    if (WAITING.contains(m)) {
      return Role.REACQUIRES;
    }
    if (RELEASING.contains(m)) {
      return Role.RELEASES;
    }
    return OBSERVING.contains(m) ? Role.OBSERVES : Role.NONE;
  }
}
