import java.util.concurrent.locks.StampedLock;

/** What was read optimistically is used without asking whether it is valid. */
public class OptimisticReadUsedAsIs {
  static int x, y;

  public static void main(String[] args) throws Exception {
    StampedLock l = new StampedLock();
    Thread t =
        go(
            () -> {
              long s = l.writeLock();
              x = 1;
              y = 1;
              l.unlockWrite(s);
            });
    long s = l.tryOptimisticRead();
    int a = x, c = y;
    assert a == c;
    t.join();
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}
