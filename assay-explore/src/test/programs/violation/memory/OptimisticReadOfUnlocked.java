// expect: violation race

import java.util.concurrent.locks.StampedLock;

/** Who writes does not take the lock. */
public class OptimisticReadOfUnlocked {
  private static final StampedLock LOCK = new StampedLock();
  private static int x;
  private static int y;

  private static void move() {
    x++;
    y++;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(OptimisticReadOfUnlocked::move);
    t.start();
    long stamp = LOCK.tryOptimisticRead();
    int seenOfX = x;
    int seenOfY = y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      seenOfX = x;
      seenOfY = y;
      LOCK.unlockRead(stamp);
    }
    assert seenOfX == seenOfY;
    t.join();
  }
}
