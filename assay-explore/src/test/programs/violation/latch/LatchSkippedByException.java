// expect: violation deadlock

import java.util.concurrent.CountDownLatch;

/** A worker that fails never counts down; its handler keeps quiet about it. */
public class LatchSkippedByException {
  static volatile int divisor = 1;

  public static void main(String[] args) throws Exception {
    CountDownLatch done = new CountDownLatch(1);
    Thread t =
        new Thread(
            () -> {
              int unused = 1 / divisor;
              done.countDown();
            });
    t.setUncaughtExceptionHandler((thread, e) -> {});
    t.start();
    divisor = 0;
    done.await();
  }
}
