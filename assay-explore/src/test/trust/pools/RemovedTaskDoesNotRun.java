import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A task that was removed is not run. */
public class RemovedTaskDoesNotRun {
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    Runnable second = RUNS::incrementAndGet;
    pool.execute(() -> {});
    pool.execute(second);
    boolean removed = pool.remove(second);
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.HOURS)) {
      assert RUNS.get() == (removed ? 0 : 1);
    }
  }
}
