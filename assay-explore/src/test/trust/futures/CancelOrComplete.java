import java.util.concurrent.CompletableFuture;

/** The future may be cancelled before it is completed. */
public class CancelOrComplete {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    Thread t = new Thread(() -> f.cancel(true));
    t.start();
    f.complete(1);
    f.join();
    t.join();
  }
}
