// expect: violation exception

import java.util.concurrent.CompletableFuture;

/** Join throws what went wrong in a stage. */
public class FutureJoinThrows {
  public static void main(String[] args) {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    new Thread(() -> f.complete(0)).start();
    f.thenApply(i -> 10 / i).join();
  }
}
