// expect: verified

import java.util.concurrent.locks.StampedLock;

/** TryConvertToWriteLock may fail; the program then releases and locks anew, and looks again. */
public class StampedLockUpgrade {
  static final StampedLock lock = new StampedLock();
  static int value;
  static int writes;

  static void setOnce() {
    long stamp = lock.readLock();
    try {
      while (value == 0) {
        long w = lock.tryConvertToWriteLock(stamp);
        if (w != 0) {
          stamp = w;
          value = 1;
          writes++;
        } else {
          lock.unlockRead(stamp);
          stamp = lock.writeLock();
        }
      }
    } finally {
      lock.unlock(stamp);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(StampedLockUpgrade::setOnce);
    t.start();
    setOnce();
    t.join();
    assert writes == 1;
  }
}
