import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The exception of a task is kept in its future. */
public class SubmitKeepsException {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> f =
        pool.submit(
            () -> {
              throw new IllegalStateException();
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
