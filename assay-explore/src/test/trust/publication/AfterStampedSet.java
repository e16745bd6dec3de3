import java.util.concurrent.atomic.AtomicStampedReference;

/** The object is written after it was published through a stamped reference. */
public class AfterStampedSet {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    AtomicStampedReference<Node> o = new AtomicStampedReference<>(null, 0);
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.set(n, 1);
              n.x = 1;
            });
    t.start();
    Node m = o.getReference();
    assert m == null || m.x >= 0;
    t.join();
  }
}
