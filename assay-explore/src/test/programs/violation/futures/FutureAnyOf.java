// expect: violation assertion

import java.util.concurrent.CompletableFuture;

/** AnyOf gives the first to be completed, which is taken for the first argument. */
public class FutureAnyOf {
  public static void main(String[] args) {
    CompletableFuture<String> a = new CompletableFuture<>();
    CompletableFuture<String> b = new CompletableFuture<>();
    new Thread(() -> a.complete("a")).start();
    new Thread(() -> b.complete("b")).start();
    assert CompletableFuture.anyOf(a, b).join().equals("a");
  }
}
