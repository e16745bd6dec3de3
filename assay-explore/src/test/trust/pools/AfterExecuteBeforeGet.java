import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** The result is there before the worker calls afterExecute. */
public class AfterExecuteBeforeGet {
  static final AtomicBoolean CALLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new LinkedBlockingQueue<>()) {
          @Override
          protected void afterExecute(Runnable r, Throwable t) {
            CALLED.set(true);
          }
        };
    pool.submit(() -> 1).get();
    boolean called = CALLED.get();
    pool.shutdown();
    assert called;
  }
}
