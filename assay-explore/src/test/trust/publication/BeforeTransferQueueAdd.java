import java.util.concurrent.LinkedTransferQueue;

/** The object is written before it is published through a transfer queue. */
public class BeforeTransferQueueAdd {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    LinkedTransferQueue<Node> o = new LinkedTransferQueue<>();
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
