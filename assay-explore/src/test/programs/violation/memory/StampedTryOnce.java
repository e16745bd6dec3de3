// expect: violation assertion

import java.util.concurrent.locks.StampedLock;

/** That nobody has the lock does not mean that an attempt to get it succeeds. */
public class StampedTryOnce {
  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    long stamp = lock.tryWriteLock();
    assert stamp != 0;
    lock.unlockWrite(stamp);
  }
}
