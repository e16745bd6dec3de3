// expect: violation assertion

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Results are taken in the order in which they are ready and expected in the order in which they
 * were asked for.
 */
public class PoolCompletionOrder {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    service.submit(() -> 2);
    assert service.take().get() == 1;
    pool.shutdown();
  }
}
