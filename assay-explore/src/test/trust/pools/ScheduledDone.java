import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A scheduled task whose result is there is done. */
public class ScheduledDone {
  public static void main(String[] args) throws Exception {
    ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
    ScheduledFuture<Integer> f = pool.schedule(() -> 1, 1, TimeUnit.NANOSECONDS);
    assert f.get() == 1;
    assert f.isDone();
    pool.shutdown();
  }
}
