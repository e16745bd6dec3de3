// expect: verified

import java.util.concurrent.CompletableFuture;

/** Two futures completed by two threads, combined by a third stage. */
public class FutureCombine {
  public static void main(String[] args) {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    CompletableFuture<Integer> sum = a.thenCombine(b, Integer::sum);
    new Thread(() -> a.complete(1)).start();
    new Thread(() -> b.complete(2)).start();
    assert sum.join() == 3;
  }
}
