import java.util.concurrent.CountDownLatch;

/** What was written before the count came to zero is read after it. */
public class LatchPublishes {
  static int x;

  public static void main(String[] args) throws Exception {
    CountDownLatch l = new CountDownLatch(1);
    Thread t =
        go(
            () -> {
              x = 1;
              l.countDown();
            });
    l.await();
    assert x == 1;
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
