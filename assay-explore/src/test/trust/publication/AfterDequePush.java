import java.util.concurrent.ConcurrentLinkedDeque;

/** The object is written after it was published through a deque. */
public class AfterDequePush {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedDeque<Node> o = new ConcurrentLinkedDeque<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.push(n);
              n.x = 1;
            });
    t.start();
    Node m = o.pollLast();
    assert m == null || m.x >= 0;
    t.join();
  }
}
