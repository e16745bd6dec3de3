import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** Just one of two completes the future. */
public class OneCompletes {
  static final AtomicInteger COMPLETED = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t =
        new Thread(
            () -> {
              if (f.complete(2)) {
                COMPLETED.incrementAndGet();
              }
            });
    t.start();
    if (f.complete(1)) {
      COMPLETED.incrementAndGet();
    }
    t.join();
    assert COMPLETED.get() == 1;
  }
}
