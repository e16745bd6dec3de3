// expect: violation deadlock

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool with one thread: the task waits for another task of the same pool. */
public class PoolStarvation {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> outer = pool.submit(() -> pool.submit(() -> 1).get() + 1);
    outer.get();
    pool.shutdown();
  }
}
