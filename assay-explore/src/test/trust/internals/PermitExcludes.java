import java.util.concurrent.Semaphore;

/** One permit lets one thread in at a time. */
public class PermitExcludes {
  static int x;

  public static void main(String[] args) throws Exception {
    Semaphore s = new Semaphore(1);
    Thread t =
        go(
            () -> {
              s.acquire();
              x++;
              s.release();
            });
    s.acquire();
    x++;
    s.release();
    t.join();
    assert x == 2 && s.availablePermits() == 1;
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
