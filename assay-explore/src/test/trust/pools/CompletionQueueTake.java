import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The future that is taken is done. */
public class CompletionQueueTake {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    Future<Integer> f = service.submit(() -> 1);
    Future<Integer> done = service.take();
    pool.shutdown();
    assert done == f && done.isDone();
  }
}
