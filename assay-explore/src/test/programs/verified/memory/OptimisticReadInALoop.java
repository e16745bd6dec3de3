// expect: verified

import java.util.concurrent.locks.StampedLock;

/** The loop that the documentation of StampedLock shows. */
public class OptimisticReadInALoop {
  private final StampedLock lock = new StampedLock();
  private double x;
  private double y;

  private void move(double by) {
    long stamp = lock.writeLock();
    try {
      x += by;
      y += by;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  private double difference() {
    long stamp = lock.tryOptimisticRead();
    try {
      for (; ; stamp = lock.readLock()) {
        if (stamp == 0) {
          continue;
        }
        double seenOfX = x;
        double seenOfY = y;
        if (!lock.validate(stamp)) {
          continue;
        }
        return seenOfX - seenOfY;
      }
    } finally {
      if (StampedLock.isReadLockStamp(stamp)) {
        lock.unlockRead(stamp);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    OptimisticReadInALoop point = new OptimisticReadInALoop();
    Thread t = new Thread(() -> point.move(1));
    t.start();
    assert point.difference() == 0;
    t.join();
  }
}
