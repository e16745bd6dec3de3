import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;

/** Who joins the future may go on before the action that depends on it has run. */
public class JoinBeforeDependent {
  static final AtomicBoolean RAN = new AtomicBoolean();

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    f.thenRun(() -> RAN.set(true));
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    f.join();
    assert RAN.get();
    t.join();
  }
}
