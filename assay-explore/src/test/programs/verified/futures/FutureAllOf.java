// expect: verified

import java.util.concurrent.CompletableFuture;

/** AllOf waits for both; what was written before the completions is seen. */
public class FutureAllOf {
  static int a;
  static int b;

  public static void main(String[] args) {
    CompletableFuture<Void> x = new CompletableFuture<>();
    CompletableFuture<Void> y = new CompletableFuture<>();
    new Thread(
            () -> {
              a = 1;
              x.complete(null);
            })
        .start();
    new Thread(
            () -> {
              b = 2;
              y.complete(null);
            })
        .start();
    CompletableFuture.allOf(x, y).join();
    assert a + b == 3;
  }
}
