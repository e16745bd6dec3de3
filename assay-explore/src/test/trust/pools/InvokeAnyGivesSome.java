import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The result is that of one of the tasks. */
public class InvokeAnyGivesSome {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    int x = pool.<Integer>invokeAny(List.of(() -> 1, () -> 2));
    pool.shutdown();
    assert x == 1 || x == 2;
  }
}
