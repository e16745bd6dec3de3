import java.util.Hashtable;

/** The object is written after it was published through a table whose methods are synchronized. */
public class AfterHashtablePut {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    Hashtable<Integer, Node> o = new Hashtable<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.put(1, n);
              n.x = 1;
            });
    t.start();
    Node m = o.get(1);
    assert m == null || m.x >= 0;
    t.join();
  }
}
