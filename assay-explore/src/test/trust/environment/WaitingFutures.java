import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** On three processors tasks of futures share two workers, which both wait. */
public class WaitingFutures {
  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Runnable waits =
        () -> {
          try {
            latch.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        };
    CompletableFuture.runAsync(waits);
    CompletableFuture.runAsync(waits);
    CompletableFuture.runAsync(latch::countDown).join();
  }
}
