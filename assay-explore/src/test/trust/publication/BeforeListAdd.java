import java.util.concurrent.CopyOnWriteArrayList;

/** The object is written before it is published through a list that is copied on write. */
public class BeforeListAdd {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<Node> o = new CopyOnWriteArrayList<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.add(n);
            });
    t.start();
    Node m = o.isEmpty() ? null : o.get(0);
    assert m == null || m.x == 1;
    t.join();
  }
}
