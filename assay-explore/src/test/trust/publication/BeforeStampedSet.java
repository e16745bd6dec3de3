import java.util.concurrent.atomic.AtomicStampedReference;

/** The object is written before it is published through a stamped reference. */
public class BeforeStampedSet {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    AtomicStampedReference<Node> o = new AtomicStampedReference<>(null, 0);
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.set(n, 1);
            });
    t.start();
    Node m = o.getReference();
    assert m == null || m.x == 1;
    t.join();
  }
}
