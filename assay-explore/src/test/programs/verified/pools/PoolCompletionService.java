// expect: verified

import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Results in the order in which they are ready: either order, but each once. */
public class PoolCompletionService {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    CompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1);
    service.submit(() -> 2);
    int first = service.take().get();
    int second = service.take().get();
    assert first + second == 3;
    pool.shutdown();
  }
}
