// expect: violation deadlock

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A pool with two threads and two tasks that each wait for an inner task: no thread is left for
 * those.
 */
public class PoolStarvationOfTwo {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Integer> outer = () -> pool.submit(() -> 1).get();
    Future<Integer> a = pool.submit(outer);
    Future<Integer> b = pool.submit(outer);
    assert a.get() + b.get() == 2;
    pool.shutdown();
  }
}
