// expect: violation race

import java.util.concurrent.CompletableFuture;

/** A callback runs in whichever thread completes the future: it races with the main thread. */
public class FutureCallbackRace {
  static int calls;

  public static void main(String[] args) {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    f.thenAccept(i -> calls++);
    new Thread(() -> f.complete(1)).start();
    calls++;
  }
}
