// expect: violation exception

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task gives further work to a pool that may have been shut down meanwhile. */
public class PoolRejected {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    new Thread(() -> pool.execute(() -> {})).start();
    pool.shutdown();
  }
}
