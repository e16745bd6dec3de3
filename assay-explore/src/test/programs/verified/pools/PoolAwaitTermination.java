// expect: verified

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** AwaitTermination in a loop: after it all tasks are done, and what they wrote is seen. */
public class PoolAwaitTermination {
  static int result;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> result = 1);
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
      // again
    }
    assert result == 1;
  }
}
