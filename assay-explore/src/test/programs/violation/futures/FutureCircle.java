// expect: violation deadlock

import java.util.concurrent.CompletableFuture;

/** Two threads wait for each other's future. */
public class FutureCircle {
  public static void main(String[] args) {
    CompletableFuture<Integer> a = new CompletableFuture<>();
    CompletableFuture<Integer> b = new CompletableFuture<>();
    new Thread(() -> a.complete(b.join() + 1)).start();
    b.complete(a.join() + 1);
  }
}
