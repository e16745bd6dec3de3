import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The exception of a task that was given to execute ends its worker. */
public class ExecuteThrows {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(
        () -> {
          throw new IllegalStateException();
        });
    pool.shutdown();
  }
}
