import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** Who joins the dependent future goes on after the action. */
public class JoinDependent {
  static final AtomicBoolean RAN = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Void> g = f.thenRun(() -> RAN.set(true));
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    g.join();
    assert RAN.get();
    t.join();
  }
}
