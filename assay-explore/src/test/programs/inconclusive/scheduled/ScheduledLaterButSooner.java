// expect: inconclusive

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A task that is given later and has to wait for less. If enough time has passed in between, the
 * other one is due first all the same, and the assertion fails; but time stands still.
 */
public class ScheduledLaterButSooner {
  static volatile boolean slowOneIsDone;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
    CountDownLatch begin = new CountDownLatch(1);
    executor.execute(
        () -> {
          try {
            begin.await();
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    executor.schedule(() -> slowOneIsDone = true, 2, TimeUnit.SECONDS);
    Thread.sleep(1900);
    Future<?> quickOne =
        executor.schedule(
            () -> {
              assert !slowOneIsDone;
            },
            1,
            TimeUnit.SECONDS);
    begin.countDown();
    quickOne.get();
    executor.shutdown();
  }
}
