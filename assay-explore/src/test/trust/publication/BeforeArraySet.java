import java.util.concurrent.atomic.AtomicReferenceArray;

/** The object is written before it is published through an atomic array. */
public class BeforeArraySet {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    AtomicReferenceArray<Node> o = new AtomicReferenceArray<>(1);
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.set(0, n);
            });
    t.start();
    Node m = o.get(0);
    assert m == null || m.x == 1;
    t.join();
  }
}
