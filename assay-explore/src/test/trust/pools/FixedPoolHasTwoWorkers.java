import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A pool makes a worker for each task until it has its core size, idle or not. */
public class FixedPoolHasTwoWorkers {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(2);
    pool.submit(() -> 1).get();
    pool.submit(() -> 2).get();
    assert pool.getPoolSize() == 2;
    pool.shutdown();
  }
}
