import java.util.concurrent.atomic.AtomicReferenceArray;

/** The object is written after it was published through an atomic array. */
public class AfterArraySet {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    AtomicReferenceArray<Node> o = new AtomicReferenceArray<>(1);
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.set(0, n);
              n.x = 1;
            });
    t.start();
    Node m = o.get(0);
    assert m == null || m.x >= 0;
    t.join();
  }
}
