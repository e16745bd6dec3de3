// expect: verified

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

/** ShutdownNow interrupts a task that waits forever. */
public class PoolShutdownNow {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(
        () -> {
          try {
            new Semaphore(0).acquire();
          } catch (InterruptedException e) {
            // ends
          }
        });
    pool.shutdownNow();
  }
}
