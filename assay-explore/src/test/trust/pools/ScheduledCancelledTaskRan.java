import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A task can be cancelled while it runs. */
public class ScheduledCancelledTaskRan {
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    ScheduledFuture<?> f = pool.schedule(RUNS::incrementAndGet, 1, TimeUnit.NANOSECONDS);
    boolean cancelled = f.cancel(false);
    int runs = RUNS.get();
    pool.shutdown();
    assert !cancelled || runs == 0;
  }
}
