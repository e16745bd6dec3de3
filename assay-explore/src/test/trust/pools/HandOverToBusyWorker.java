import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The only worker may not wait for a task again yet when the second one is handed over. */
public class HandOverToBusyWorker {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(0, 1, 1, TimeUnit.HOURS, new SynchronousQueue<>());
    try {
      pool.submit(() -> 1).get();
      pool.submit(() -> 2).get();
    } finally {
      pool.shutdown();
    }
  }
}
