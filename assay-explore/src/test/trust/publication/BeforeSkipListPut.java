import java.util.concurrent.ConcurrentSkipListMap;

/** The object is written before it is published through a skip list. */
public class BeforeSkipListPut {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Node> o = new ConcurrentSkipListMap<>();
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
