import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** terminated is called before those who wait for the termination go on. */
public class TerminatedHookAfterAwait {
  static final AtomicBoolean CALLED = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new LinkedBlockingQueue<>()) {
          @Override
          protected void terminated() {
            CALLED.set(true);
          }
        };
    pool.execute(() -> {});
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.HOURS)) {
      assert CALLED.get();
    }
  }
}
