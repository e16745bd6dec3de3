import java.util.concurrent.CopyOnWriteArrayList;

/** The object is written after it was published through a list that is copied on write. */
public class AfterListAdd {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    CopyOnWriteArrayList<Node> o = new CopyOnWriteArrayList<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.add(n);
              n.x = 1;
            });
    t.start();
    Node m = o.isEmpty() ? null : o.get(0);
    assert m == null || m.x >= 0;
    t.join();
  }
}
