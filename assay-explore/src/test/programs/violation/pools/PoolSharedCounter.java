// expect: violation race

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Two tasks of a pool increment a plain counter. */
public class PoolSharedCounter {
  static int count;

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> count++);
    pool.execute(() -> count++);
    pool.shutdown();
  }
}
