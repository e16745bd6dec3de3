import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool without workers terminates when it is shut down. */
public class TerminatedWithoutWorkers {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.shutdown();
    assert pool.isTerminated();
  }
}
