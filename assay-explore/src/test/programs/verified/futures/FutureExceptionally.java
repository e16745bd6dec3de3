// expect: verified

import java.util.concurrent.CompletableFuture;

/** A failed stage is replaced by a value. */
public class FutureExceptionally {
  public static void main(String[] args) {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> safe = f.thenApply(i -> 10 / i).exceptionally(e -> -1);
    new Thread(() -> f.complete(0)).start();
    assert safe.join() == -1;
  }
}
