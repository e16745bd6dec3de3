// expect: violation deadlock

import java.util.concurrent.CompletableFuture;

/** The future is completed in one order only. */
public class FutureNeverCompleted {
  static volatile boolean cancelled;

  public static void main(String[] args) {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    new Thread(
            () -> {
              if (!cancelled) {
                f.complete(1);
              }
            })
        .start();
    cancelled = true;
    f.join();
  }
}
