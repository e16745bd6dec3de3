import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The worker has to end before the pool has terminated. */
public class TerminatedAfterShutdown {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.submit(() -> 1).get();
    pool.shutdown();
    assert pool.isTerminated();
  }
}
