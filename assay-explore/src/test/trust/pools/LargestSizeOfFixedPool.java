import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A pool never has more workers than its maximum. */
public class LargestSizeOfFixedPool {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.submit(() -> 1);
    pool.submit(() -> 2).get();
    assert pool.getLargestPoolSize() == 1;
    pool.shutdown();
  }
}
