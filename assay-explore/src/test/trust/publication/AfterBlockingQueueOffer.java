import java.util.concurrent.LinkedBlockingQueue;

/** The object is written after it was published through a blocking queue. */
public class AfterBlockingQueueOffer {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    LinkedBlockingQueue<Node> o = new LinkedBlockingQueue<>();
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              o.offer(n);
              n.x = 1;
            });
    t.start();
    Node m = o.take();
    assert m == null || m.x >= 0;
    t.join();
  }
}
