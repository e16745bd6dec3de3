import java.util.concurrent.locks.StampedLock;

/** Values that were read without lock are used unseen. */
public class OptimisticReadUnchecked {
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
    int a = x;
    int b = y;
    assert a == b;
    t.join();
  }
}
