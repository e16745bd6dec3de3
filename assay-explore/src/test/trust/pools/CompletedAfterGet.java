import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** A task counts as completed only after those who wait for its result have been woken. */
public class CompletedAfterGet {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.submit(() -> 1).get();
    long completed = pool.getCompletedTaskCount();
    pool.shutdown();
    assert completed == 1;
  }
}
