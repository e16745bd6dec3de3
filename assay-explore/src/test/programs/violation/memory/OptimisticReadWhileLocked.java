// expect: violation race

import java.util.concurrent.locks.StampedLock;

/** Whoever validates has the lock for writing, so that the stamp is valid; the other one has not. */
public class OptimisticReadWhileLocked {
  private static final StampedLock LOCK = new StampedLock();
  private static int x;

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> x++);
    t.start();
    long stamp = LOCK.writeLock();
    int seen = x;
    if (!LOCK.validate(stamp)) {
      seen = 0;
    }
    assert seen == 0 || seen == 1;
    LOCK.unlockWrite(stamp);
    t.join();
  }
}
