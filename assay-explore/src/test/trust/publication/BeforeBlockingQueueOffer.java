import java.util.concurrent.LinkedBlockingQueue;

/** The object is written before it is published through a blocking queue. */
public class BeforeBlockingQueueOffer {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    LinkedBlockingQueue<Node> o = new LinkedBlockingQueue<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              o.offer(n);
            });
    t.start();
    Node m = o.take();
    assert m == null || m.x == 1;
    t.join();
  }
}
