import java.util.concurrent.Semaphore;

/** Two permits let two threads in. */
public class TwoPermits {
  static int x;

  public static void main(String[] args) throws Exception {
    Semaphore s = new Semaphore(2);
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
