import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Other tasks may have been run, too, before one is done. */
public class InvokeAnyRunsOne {
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Integer> task = RUNS::incrementAndGet;
    pool.invokeAny(List.of(task, task));
    int runs = RUNS.get();
    pool.shutdown();
    assert runs == 1;
  }
}
