// expect: verified
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The main thread waits for threads and for a task that are meant to go on for ever. */
public class JoinsServers {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Thread second =
        new Thread(
            () -> {
              try {
                pool.submit(JoinsServers::serve).get();
              } catch (InterruptedException | ExecutionException e) {
                throw new AssertionError(e);
              }
            });
    second.start();
    second.join();
  }

  static void serve() {
    while (true) {
      Thread.onSpinWait();
    }
  }
}
