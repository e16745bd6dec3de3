// expect: violation deadlock

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The pool is never shut down: its thread waits for more work, and the program never ends. */
public class PoolNotShutDown {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    assert pool.submit(() -> 1).get() == 1;
  }
}
