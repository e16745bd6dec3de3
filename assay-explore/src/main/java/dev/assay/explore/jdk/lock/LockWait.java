package dev.assay.explore.jdk.lock;

import dev.assay.explore.jdk.fact.ClassNames;
import dev.assay.explore.jdk.fact.JdkClass;
import dev.assay.explore.jdk.fact.JdkField;
import dev.assay.explore.jdk.fact.JdkMethod;
import dev.assay.machine.Machine;
import dev.assay.machine.threads.GuestThread;

/**
 * Threads that are parked in the {@code lock()} of a {@code ReentrantLock} or of one half of a
 * {@code ReentrantReadWriteLock}, or have been woken in a {@code Condition} and found the lock
 * taken. Only the lock's owner can give it away. The owners of read locks are not known, nor are
 * those of semaphores and latches; what a program's own synchronizer takes for its owner, others
 * may change.
 */
public final class LockWait {
  /** So many frames from the top the method is in which a thread waits. */
  private static final int FRAMES = 4;

  private static final JdkMethod ACQUIRE =
      JdkClass.of("java/util/concurrent/locks/AbstractQueuedSynchronizer")
          .method(
              "acquire", "(Ljava/util/concurrent/locks/AbstractQueuedSynchronizer$Node;IZZZJ)I");

  /** The same of a synchronizer whose state is a long, as that of read-write locks is later. */
  private static final JdkMethod ACQUIRE_LONG =
      JdkClass.of("java/util/concurrent/locks/AbstractQueuedLongSynchronizer")
          .method(
              "acquire",
              "(Ljava/util/concurrent/locks/AbstractQueuedLongSynchronizer$Node;JZZZJ)I");

  // Where the parameter is that says whether an interrupt ends the waiting.
  private static final int INTERRUPTIBLE = 4;
  private static final int INTERRUPTIBLE_LONG = 5;

  private static final JdkField OWNER =
      JdkClass.of("java/util/concurrent/locks/AbstractOwnableSynchronizer")
          .field("exclusiveOwnerThread");

  /** The synchronizers whose owners no other thread can change. */
  private static final ClassNames OF_LOCKS =
      ClassNames.of(
          "java/util/concurrent/locks/ReentrantLock$*",
          "java/util/concurrent/locks/ReentrantReadWriteLock$*");

  private LockWait() {}

  /**
   * The object of the thread that owns the lock that a parked thread waits for and cannot be
   * interrupted in; 0 if there is none.
   */
  public static int owner(Machine m, GuestThread t) {
    for (int d = t.depth; d >= 0 && d > t.depth - FRAMES; d--) {
      if (ACQUIRE.is(t.methods[d])) {
        return owner(m, t, d, INTERRUPTIBLE);
      } else if (ACQUIRE_LONG.is(t.methods[d])) {
        return owner(m, t, d, INTERRUPTIBLE_LONG);
      }
    }
    return 0;
  }

  private static int owner(Machine m, GuestThread t, int frame, int interruptible) {
    int base = t.bases[frame];
    int synchronizer = (int) t.stack[base];
    int slot = OWNER.slot(m.universe());
    boolean isKnown = slot >= 0 && OF_LOCKS.contains(m.heap().klass[synchronizer].name);
    return isKnown && t.stack[base + interruptible] == 0
        ? (int) m.heap().field(synchronizer, slot)
        : 0;
  }
}
