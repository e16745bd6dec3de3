import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The first task was given to the worker directly. */
public class ShutdownNowFindsAtMostOne {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.execute(() -> {});
    assert pool.shutdownNow().size() <= 1;
  }
}
