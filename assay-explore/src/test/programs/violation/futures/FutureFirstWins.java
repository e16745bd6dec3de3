// expect: violation assertion

import java.util.concurrent.CompletableFuture;

/**
 * Two threads complete one future: the first wins, and it need not be the one that was started
 * first.
 */
public class FutureFirstWins {
  public static void main(String[] args) {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    new Thread(() -> f.complete(1)).start();
    new Thread(() -> f.complete(2)).start();
    assert f.join() == 1;
  }
}
