import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** The action belongs to the future that whenComplete returns. */
public class WhenCompleteOfOther {
  static final AtomicBoolean RAN = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    f.whenComplete((x, e) -> RAN.set(true));
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    f.join();
    assert RAN.get();
    t.join();
  }
}
