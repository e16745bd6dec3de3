// expect: verified

import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Whatever time passes, a task that is given later and waits as long or longer is due later. */
public class ScheduledInOrder {
  static volatile int done;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
    executor.schedule(() -> done = 1, 1, TimeUnit.SECONDS);
    executor.schedule(
        () -> {
          assert done == 1;
          done = 2;
        },
        1,
        TimeUnit.SECONDS);
    Future<?> last =
        executor.schedule(
            () -> {
              assert done == 2;
            },
            5,
            TimeUnit.SECONDS);
    last.get();
    executor.shutdown();
  }
}
