import java.util.concurrent.ConcurrentLinkedQueue;

/** The object is written after it was published through a queue. */
public class AfterQueueAdd {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<Node> o = new ConcurrentLinkedQueue<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.add(n);
              n.x = 1;
            });
    t.start();
    Node m = o.poll();
    assert m == null || m.x >= 0;
    t.join();
  }
}
