import java.util.concurrent.ConcurrentSkipListMap;

/** The object is written after it was published through a skip list. */
public class AfterSkipListPut {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentSkipListMap<Integer, Node> o = new ConcurrentSkipListMap<>();
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
