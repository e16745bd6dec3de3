import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

/** The task is either executed or rejected. */
public class SubmitAfterShutdownIsHandled {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread t = new Thread(pool::shutdown);
    t.start();
    try {
      assert pool.submit(() -> 1).get() == 1;
    } catch (RejectedExecutionException e) {
      assert pool.isShutdown();
    }
    t.join();
  }
}
