import java.util.concurrent.CompletableFuture;

/** The exception of an action is kept in the future. */
public class FutureKeepsException {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g =
        f.thenApply(
            x -> {
              throw new IllegalStateException();
            });
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    t.join();
    assert g.isCompletedExceptionally();
  }
}
