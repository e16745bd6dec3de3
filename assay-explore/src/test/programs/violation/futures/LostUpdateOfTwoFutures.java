// expect: violation assertion

import java.util.concurrent.CompletableFuture;

/** Two futures of the default executor run at once, and one update is lost. */
public class LostUpdateOfTwoFutures {
  private static volatile int count;

  public static void main(String[] args) {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> count = count + 1);
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> count = count + 1);
    first.join();
    second.join();
    assert count == 2;
  }
}
