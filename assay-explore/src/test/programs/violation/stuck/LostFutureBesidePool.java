// expect: violation stuck
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;

/** A task is put into no executor, and the main thread waits for it, while a worker of a pool is busy for ever. */
public class LostFutureBesidePool {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(
        () -> {
          while (true) {
            Thread.onSpinWait();
          }
        });
    new FutureTask<>(() -> 1).get();
  }
}
