// expect: violation deadlock

import java.util.concurrent.locks.StampedLock;

/** A StampedLock is not reentrant: its owner waits for itself. */
public class StampedLockReentered {
  static final StampedLock lock = new StampedLock();

  static void inner() {
    long stamp = lock.writeLock();
    lock.unlockWrite(stamp);
  }

  public static void main(String[] args) {
    long stamp = lock.writeLock();
    inner();
    lock.unlockWrite(stamp);
  }
}
