// expect: verified

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A pool with two threads and one task that waits for an inner one: there is a thread for it. */
public class PoolNestedEnough {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> outer = pool.submit(() -> pool.submit(() -> 1).get() + 1);
    assert outer.get() == 2;
    pool.shutdown();
  }
}
