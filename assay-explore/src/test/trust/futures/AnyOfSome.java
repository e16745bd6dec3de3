import java.util.concurrent.CompletableFuture;

/** anyOf has the result of one of its parts. */
public class AnyOfSome {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g = new CompletableFuture<>();
    CompletableFuture<Object> any = CompletableFuture.anyOf(f, g);
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    g.complete(2);
    Object x = any.join();
    assert x.equals(1) || x.equals(2);
    t.join();
  }
}
