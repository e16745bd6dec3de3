// expect: verified

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** InvokeAll returns when all tasks are done. */
public class PoolInvokeAll {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    int sum = 0;
    for (Future<Integer> f : pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2))) {
      assert f.isDone();
      sum += f.get();
    }
    assert sum == 3;
    pool.shutdown();
  }
}
