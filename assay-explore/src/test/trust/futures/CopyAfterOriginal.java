import java.util.concurrent.CompletableFuture;

/** The copy is completed after the original. */
public class CopyAfterOriginal {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Integer> g = f.copy();
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    f.join();
    assert g.isDone();
    t.join();
  }
}
