import java.util.concurrent.CompletableFuture;

/** The object is written after it was published through a future. */
public class AfterFutureComplete {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    CompletableFuture<Node> o = new CompletableFuture<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.complete(n);
              n.x = 1;
            });
    t.start();
    Node m = o.join();
    assert m == null || m.x >= 0;
    t.join();
  }
}
