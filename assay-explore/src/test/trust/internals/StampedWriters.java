import java.util.concurrent.locks.StampedLock;

/** Writers exclude each other. */
public class StampedWriters {
  static int x;

  public static void main(String[] args) throws Exception {
    StampedLock l = new StampedLock();
    Thread t =
        go(
            () -> {
              long s = l.writeLock();
              x++;
              l.unlockWrite(s);
            });
    long s = l.writeLock();
    x++;
    l.unlockWrite(s);
    t.join();
    assert x == 2;
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
