import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** When the pool has terminated, no worker is active. */
public class ActiveAfterTermination {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.submit(() -> 1).get();
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.HOURS)) {
      assert pool.getActiveCount() == 0;
    }
  }
}
