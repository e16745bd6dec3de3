import java.util.concurrent.atomic.AtomicReference;

/** The object is written before it is published through an atomic reference. */
public class BeforeReferenceSet {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    AtomicReference<Node> o = new AtomicReference<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.set(n);
            });
    t.start();
    Node m = o.get();
    assert m == null || m.x == 1;
    t.join();
  }
}
