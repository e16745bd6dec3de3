import java.util.concurrent.CompletableFuture;

/** The action runs in the thread that completes the future or in the one that adds the action. */
public class DependentRunsInEither {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    Thread ran = f.thenApply(x -> Thread.currentThread()).join();
    assert ran == t || ran == Thread.currentThread();
    t.join();
  }
}
