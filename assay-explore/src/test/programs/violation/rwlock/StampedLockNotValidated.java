// expect: violation assertion

import java.util.concurrent.locks.StampedLock;

/** Optimistic reading without validation: a writer may have been at work. */
public class StampedLockNotValidated {
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
    new Thread(StampedLockNotValidated::write).start();
    long stamp = lock.tryOptimisticRead();
    if (stamp != 0) {
      int x = a;
      int y = b;
      assert x == y;
    }
  }
}
