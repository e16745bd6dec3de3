// expect: verified

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks with results; get orders what the tasks did before what follows. */
public class PoolFutures {
  static int left;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> a = pool.submit(() -> left = 1);
    Future<Integer> b = pool.submit(() -> 2);
    a.get();
    assert left + b.get() == 3;
    pool.shutdown();
  }
}
