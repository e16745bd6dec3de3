import java.util.concurrent.CompletableFuture;

/** A result does not change by completing again. */
public class CompletedValueStays {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = CompletableFuture.completedFuture(1);
    Thread t = new Thread(() -> f.complete(2));
    t.start();
    int a = f.join();
    int b = f.join();
    assert a == b;
    t.join();
  }
}
