import java.util.concurrent.LinkedTransferQueue;

/** The object is written after it was published through a transfer queue. */
public class AfterTransferQueueAdd {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<Node> o = new LinkedTransferQueue<>();
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
