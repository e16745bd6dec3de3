// expect: verified

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** An exception of a task is for the one who asks for its result, and no failure by itself. */
public class ExceptionForWhoeverAsks {
  public static void main(String[] args) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> result =
        pool.submit(
            () -> {
              throw new IllegalStateException("no result");
            });
    try {
      result.get();
      throw new AssertionError("a result");
    } catch (ExecutionException e) {
      assert e.getCause() instanceof IllegalStateException;
    }
    pool.shutdown();
  }
}
