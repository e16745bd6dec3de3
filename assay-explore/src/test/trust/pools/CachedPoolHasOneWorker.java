import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A cached pool makes a second worker if the first has not come back yet. */
public class CachedPoolHasOneWorker {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
    pool.submit(() -> 1).get();
    pool.submit(() -> 2).get();
    int size = pool.getPoolSize();
    pool.shutdown();
    assert size == 1;
  }
}
