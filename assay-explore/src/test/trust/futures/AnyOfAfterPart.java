import java.util.concurrent.CompletableFuture;

/** anyOf is completed after its part. */
public class AnyOfAfterPart {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Object> any = CompletableFuture.anyOf(f, new CompletableFuture<>());
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    f.join();
    assert any.isDone();
    t.join();
  }
}
