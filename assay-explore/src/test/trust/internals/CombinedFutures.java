import java.util.concurrent.CompletableFuture;

/** The combination has both results, whoever completes last. */
public class CombinedFutures {

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>(), g = new CompletableFuture<>();
    CompletableFuture<Integer> h = f.thenCombine(g, (a, c) -> a + c);
    Thread t = go(() -> f.complete(5));
    g.complete(6);
    assert h.join() == 11;
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
