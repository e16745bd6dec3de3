import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

/** The task can be removed only as long as it waits. */
public class RemoveWaitingTask {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    Runnable second = () -> {};
    pool.execute(() -> {});
    pool.execute(second);
    boolean removed = pool.remove(second);
    pool.shutdown();
    assert removed;
  }
}
