import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** The worker may have taken the second task from the queue. */
public class QueueKeepsSecondTask {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.execute(() -> {});
    int waiting = pool.getQueue().size();
    pool.shutdown();
    assert waiting == 1;
  }
}
