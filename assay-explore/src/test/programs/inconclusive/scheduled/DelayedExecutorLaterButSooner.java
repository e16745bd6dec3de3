// expect: inconclusive

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** The same order of two tasks, of executors that share the JDK's own thread for delays. */
public class DelayedExecutorLaterButSooner {
  static boolean quickOneIsDone;

  static Executor after(int seconds) {
    return CompletableFuture.delayedExecutor(seconds, TimeUnit.SECONDS, Runnable::run);
  }

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws Exception {
    CountDownLatch begin = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(2);
    after(0).execute(() -> await(begin)); // holds the others up
    after(2)
        .execute(
            () -> {
              synchronized (end) {
                assert quickOneIsDone;
              }
              end.countDown();
            });
    Thread.sleep(1900);
    after(1)
        .execute(
            () -> {
              synchronized (end) {
                quickOneIsDone = true;
              }
              end.countDown();
            });
    begin.countDown();
    end.await();
  }
}
