import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The tasks of two workers run in any order. */
public class InvokeAllInOrder {
  static final Queue<Integer> ORDER = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAll(List.of(() -> ORDER.add(1), () -> ORDER.add(2)));
    pool.shutdown();
    assert ORDER.peek() == 1;
  }
}
