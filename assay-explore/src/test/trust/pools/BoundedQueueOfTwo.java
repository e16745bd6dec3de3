import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** There is room for two tasks: one worker and one place in the queue. */
public class BoundedQueueOfTwo {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new ArrayBlockingQueue<>(1));
    pool.execute(() -> {});
    pool.execute(() -> {});
    pool.shutdown();
  }
}
