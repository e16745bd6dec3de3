import java.util.concurrent.locks.StampedLock;

/** A read that was validated has seen all of a write or nothing. */
public class OptimisticReadValidated {
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
    if (!l.validate(s)) {
      s = l.readLock();
      a = x;
      c = y;
      l.unlockRead(s);
    }
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
