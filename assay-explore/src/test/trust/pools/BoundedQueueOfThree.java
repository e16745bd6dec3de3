import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** There is room for two tasks, and for a third only if the first was begun and ended in time. */
public class BoundedQueueOfThree {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool =
        new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, new ArrayBlockingQueue<>(1));
    try {
      pool.execute(() -> {});
      pool.execute(() -> {});
      pool.execute(() -> {});
    } finally {
      pool.shutdown();
    }
  }
}
