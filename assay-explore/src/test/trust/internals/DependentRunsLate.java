import java.util.concurrent.CompletableFuture;

/** Who joins a future may go on before its dependent has run. */
public class DependentRunsLate {
  static volatile boolean ran;

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    f.thenAccept(
        i -> {
          ran = true;
        });
    Thread t = go(() -> f.complete(1));
    f.join();
    assert ran;
    t.join();
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
