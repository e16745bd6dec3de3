import java.util.concurrent.CompletableFuture;

/** obtrudeValue changes the result. */
public class ObtrudedValue {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = CompletableFuture.completedFuture(1);
    Thread t = new Thread(() -> f.obtrudeValue(2));
    t.start();
    int a = f.join();
    int b = f.join();
    assert a == b;
    t.join();
  }
}
