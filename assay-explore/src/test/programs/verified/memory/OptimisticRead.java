// expect: verified

import java.util.concurrent.locks.StampedLock;

/** What an optimistic read has seen is used only if it was valid. */
public class OptimisticRead {
  private static final StampedLock LOCK = new StampedLock();
  private static int x;
  private static int y;

  private static void move() {
    long stamp = LOCK.writeLock();
    x++;
    y++;
    LOCK.unlockWrite(stamp);
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(OptimisticRead::move);
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
