import java.util.concurrent.ConcurrentLinkedDeque;

/** The object is written before it is published through a deque. */
public class BeforeDequePush {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedDeque<Node> o = new ConcurrentLinkedDeque<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.push(n);
            });
    t.start();
    Node m = o.pollLast();
    assert m == null || m.x == 1;
    t.join();
  }
}
