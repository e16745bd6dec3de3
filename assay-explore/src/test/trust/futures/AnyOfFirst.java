import java.util.concurrent.CompletableFuture;

/** Either part may be the first. */
public class AnyOfFirst {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g = new CompletableFuture<>();
    CompletableFuture<Object> any = CompletableFuture.anyOf(f, g);
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    g.complete(2);
    assert any.join().equals(2);
    t.join();
  }
}
