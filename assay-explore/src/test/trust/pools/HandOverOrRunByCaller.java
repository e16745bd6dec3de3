import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** If the only worker is busy, the caller runs the task. */
public class HandOverOrRunByCaller {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(
            0,
            1,
            1,
            TimeUnit.HOURS,
            new SynchronousQueue<>(),
            new ThreadPoolExecutor.CallerRunsPolicy());
    pool.submit(() -> 1).get();
    assert pool.submit(() -> 2).get() == 2;
    pool.shutdown();
  }
}
