import java.util.concurrent.CompletableFuture;

/** Who joins a future gets the exception of its action. */
public class JoinThrows {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g =
        f.thenApply(
            x -> {
              throw new IllegalStateException();
            });
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    g.join();
    t.join();
  }
}
