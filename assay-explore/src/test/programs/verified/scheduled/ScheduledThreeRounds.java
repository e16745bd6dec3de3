// expect: verified

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task that is repeated until somebody ends it, after three rounds. */
public class ScheduledThreeRounds {
  public static void main(String[] args) throws Exception {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
    CountDownLatch rounds = new CountDownLatch(3);
    executor.scheduleAtFixedRate(
        () -> {
          rounds.countDown();
          if (rounds.getCount() == 0) {
            executor.shutdown();
          }
        },
        1,
        1,
        TimeUnit.SECONDS);
    rounds.await();
  }
}
