// expect: violation assertion

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The third round of a task that would be repeated for ever finds its work too large. */
public class ScheduledThirdRound {
  public static void main(String[] args) {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(2);
    AtomicInteger rounds = new AtomicInteger();
    executor.scheduleWithFixedDelay(
        () -> {
          assert rounds.incrementAndGet() < 3;
        },
        0,
        1,
        TimeUnit.SECONDS);
  }
}
