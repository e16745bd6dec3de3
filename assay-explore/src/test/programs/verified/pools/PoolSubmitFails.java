// expect: verified

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An exception in a task given to submit is kept in its future, where the program expects it. */
public class PoolSubmitFails {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<?> f =
        pool.submit(
            () -> {
              throw new IllegalStateException("task failed");
            });
    try {
      f.get();
      assert false;
    } catch (ExecutionException e) {
      assert e.getCause() instanceof IllegalStateException;
    }
    pool.shutdown();
  }
}
