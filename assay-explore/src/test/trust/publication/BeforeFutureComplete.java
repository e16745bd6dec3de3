import java.util.concurrent.CompletableFuture;

/** The object is written before it is published through a future. */
public class BeforeFutureComplete {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    CompletableFuture<Node> o = new CompletableFuture<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.complete(n);
            });
    t.start();
    Node m = o.join();
    assert m == null || m.x == 1;
    t.join();
  }
}
