// expect: verified

import java.util.concurrent.locks.StampedLock;

/**
 * Optimistic reading with a StampedLock: the fields are volatile, and what was read is used only if
 * the stamp is still valid.
 */
public class StampedLockOptimistic {
  static final StampedLock lock = new StampedLock();
  static volatile int a;
  static volatile int b;

  static void write() {
    long stamp = lock.writeLock();
    a = 1;
    b = 1;
    lock.unlockWrite(stamp);
  }

  public static void main(String[] args) {
    new Thread(StampedLockOptimistic::write).start();
    long stamp = lock.tryOptimisticRead();
    int x = a;
    int y = b;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      x = a;
      y = b;
      lock.unlockRead(stamp);
    }
    assert x == y;
  }
}
