// expect: inconclusive

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A task that is repeated for ever: there is no end of states, but soon of the search. */
public class ScheduledAtFixedRate {
  static volatile boolean on;

  public static void main(String[] args) {
    ScheduledExecutorService executor = Executors.newScheduledThreadPool(1);
    executor.scheduleAtFixedRate(() -> on = !on, 1, 1, TimeUnit.SECONDS);
  }
}
