import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** A dependent gets the value that another thread supplies. */
public class SuppliedValue {

  public static void main(String[] args) throws Exception {
    Executor ex = r -> new Thread(r).start();
    assert CompletableFuture.supplyAsync(() -> 1, ex).thenApply(i -> i + 1).join() == 2;
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread go(Body b) {
    Thread t =
        new Thread(
            () -> {
              try {
                b.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    return t;
  }
}
