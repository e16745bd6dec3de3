// expect: verified

import java.util.concurrent.CountDownLatch;

/** A worker counts down in a finally block, so that its failure does not block the others. */
public class LatchInFinally {
  static volatile int divisor = 1;

  public static void main(String[] args) throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    Thread t =
        new Thread(
            () -> {
              try {
                int unused = 1 / divisor;
              } catch (ArithmeticException e) {
                // expected if the main thread was faster
              } finally {
                done.countDown();
              }
            });
    t.start();
    divisor = 0;
    done.await();
  }
}
