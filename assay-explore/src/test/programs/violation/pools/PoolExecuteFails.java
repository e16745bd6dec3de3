// expect: violation exception

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** An exception in a task given to execute ends the worker. */
public class PoolExecuteFails {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(
        () -> {
          throw new IllegalStateException("task failed");
        });
    pool.shutdown();
  }
}
