import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Actions of one future run in no particular order: the last one added is the first. */
public class DependentsInOrder {
  static final Queue<Integer> ORDER = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<Boolean> a = f.thenApply(x -> ORDER.add(1));
    CompletableFuture<Boolean> b = f.thenApply(x -> ORDER.add(2));
    Thread t = new Thread(() -> f.complete(1));
    t.start();
    a.join();
    b.join();
    assert ORDER.peek() == 1;
    t.join();
  }
}
