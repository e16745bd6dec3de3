import java.util.concurrent.CompletableFuture;

/** allOf is completed after the last of its parts. */
public class AllOfAfterBoth {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g = new CompletableFuture<>();
    CompletableFuture<Void> all = CompletableFuture.allOf(f, g);
    g.complete(2);
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    f.join();
    assert all.isDone();
    t.join();
  }
}
