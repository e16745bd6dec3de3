import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The results stand in the order of the tasks, and all are done. */
public class InvokeAllResultsInOrder {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    List<Future<Integer>> all = pool.invokeAll(List.of(() -> 1, () -> 2));
    pool.shutdown();
    assert all.get(0).isDone() && all.get(0).get() == 1;
    assert all.get(1).isDone() && all.get(1).get() == 2;
  }
}
