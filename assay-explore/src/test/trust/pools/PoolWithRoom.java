import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A second worker runs the task that the first one waits for. */
public class PoolWithRoom {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> f = pool.submit(() -> pool.submit(() -> 1).get());
    assert f.get() == 1;
    pool.shutdown();
  }
}
