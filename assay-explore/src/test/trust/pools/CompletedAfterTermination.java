import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** When the pool has terminated, all tasks are counted. */
public class CompletedAfterTermination {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.submit(() -> 1);
    pool.submit(() -> 2);
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.HOURS)) {
      assert pool.getCompletedTaskCount() == 2;
    }
  }
}
