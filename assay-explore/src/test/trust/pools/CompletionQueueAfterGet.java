import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The future is put into the queue of completed ones after its result is there. */
public class CompletionQueueAfterGet {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    service.submit(() -> 1).get();
    Future<Integer> done = service.poll();
    pool.shutdown();
    assert done != null;
  }
}
