import java.util.Hashtable;

/** The object is written before it is published through a table whose methods are synchronized. */
public class BeforeHashtablePut {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    Hashtable<Integer, Node> o = new Hashtable<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.put(1, n);
            });
    t.start();
    Node m = o.get(1);
    assert m == null || m.x == 1;
    t.join();
  }
}
