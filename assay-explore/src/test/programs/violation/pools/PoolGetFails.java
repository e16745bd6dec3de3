// expect: violation exception

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * The exception of a task comes out of get in the main thread, depending on the order of two
 * threads.
 */
public class PoolGetFails {
  static volatile int divisor = 1;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> f = pool.submit(() -> 1 / divisor);
    divisor = 0;
    pool.shutdown();
    f.get();
  }
}
