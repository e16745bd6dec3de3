// expect: violation race

import java.util.concurrent.locks.StampedLock;

/** One of the values that were read is used although they are not valid. */
public class OptimisticReadUsedAnyway {
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
    Thread t = new Thread(OptimisticReadUsedAnyway::move);
    t.start();
    long stamp = LOCK.tryOptimisticRead();
    int seenOfX = x;
    int seenOfY = y;
    if (!LOCK.validate(stamp)) {
      stamp = LOCK.readLock();
      seenOfY = y;
      LOCK.unlockRead(stamp);
    }
    assert seenOfX <= 1 && seenOfY <= 1;
    t.join();
  }
}
