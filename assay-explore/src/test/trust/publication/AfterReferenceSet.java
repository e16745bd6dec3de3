import java.util.concurrent.atomic.AtomicReference;

/** The object is written after it was published through an atomic reference. */
public class AfterReferenceSet {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    AtomicReference<Node> o = new AtomicReference<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.set(n);
              n.x = 1;
            });
    t.start();
    Node m = o.get();
    assert m == null || m.x >= 0;
    t.join();
  }
}
