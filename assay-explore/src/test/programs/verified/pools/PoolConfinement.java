// expect: verified

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** All tasks run in the pool's only thread: plain data belongs to it. */
public class PoolConfinement {
  static int count;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> count++);
    pool.execute(() -> count++);
    Future<Integer> result = pool.submit(() -> count);
    assert result.get() == 2;
    pool.shutdown();
  }
}
