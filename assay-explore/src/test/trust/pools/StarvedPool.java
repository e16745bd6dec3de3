import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The only worker waits for a task that needs it. */
public class StarvedPool {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> f = pool.submit(() -> pool.submit(() -> 1).get());
    assert f.get() == 1;
    pool.shutdown();
  }
}
