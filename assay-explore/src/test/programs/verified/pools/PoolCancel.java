// expect: verified

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Cancelling may come before, during or after the task; the program is ready for all three. */
public class PoolCancel {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> f = pool.submit(() -> 1);
    boolean cancelled = f.cancel(true);
    try {
      assert f.get() == 1 && !cancelled;
    } catch (CancellationException e) {
      assert cancelled;
    }
    pool.shutdown();
  }
}
