import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A lock made of a synchronizer excludes. */
public class OwnSynchronizerExcludes {
  static class M extends AbstractQueuedSynchronizer {
    protected boolean tryAcquire(int a) {
      return compareAndSetState(0, 1);
    }

    protected boolean tryRelease(int a) {
      setState(0);
      return true;
    }
  }

  static int x;

  public static void main(String[] args) throws Exception {
    M m = new M();
    Thread t =
        go(
            () -> {
              m.acquire(1);
              x++;
              m.release(1);
            });
    m.acquire(1);
    x++;
    m.release(1);
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
