import java.util.concurrent.locks.StampedLock;

/** Values that were read without lock are used only if no one has written meanwhile. */
public class OptimisticRead {
  static final StampedLock LOCK = new StampedLock();
  static int x;
  static int y;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              long s = LOCK.writeLock();
              x++;
              y++;
              LOCK.unlockWrite(s);
            });
    t.start();
    long s = LOCK.tryOptimisticRead();
    int a = x;
    int b = y;
    if (!LOCK.validate(s)) {
      s = LOCK.readLock();
      a = x;
      b = y;
      LOCK.unlockRead(s);
    }
    assert a == b;
    t.join();
  }
}
