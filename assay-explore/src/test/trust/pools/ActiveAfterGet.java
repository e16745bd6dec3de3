import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A worker counts as active for a moment after the result of its task is there. */
public class ActiveAfterGet {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.submit(() -> 1).get();
    int active = pool.getActiveCount();
    pool.shutdown();
    assert active == 0;
  }
}
