import java.util.concurrent.ConcurrentLinkedQueue;

/** The object is written before it is published through a queue. */
public class BeforeQueueAdd {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<Node> o = new ConcurrentLinkedQueue<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.add(n);
            });
    t.start();
    Node m = o.poll();
    assert m == null || m.x == 1;
    t.join();
  }
}
