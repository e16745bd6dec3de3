import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An action runs after the one that it depends on. */
public class ChainInOrder {
  static final Queue<Integer> ORDER = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Boolean> g = f.thenApply(x -> ORDER.add(1)).thenApply(x -> ORDER.add(2));
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    g.join();
    assert ORDER.peek() == 1;
    t.join();
  }
}
