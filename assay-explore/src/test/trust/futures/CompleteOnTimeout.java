import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** There is a result in any case. */
public class CompleteOnTimeout {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    f.completeOnTimeout(2, 1, TimeUnit.NANOSECONDS);
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    int x = f.join();
    assert x == 1 || x == 2;
    t.join();
  }
}
