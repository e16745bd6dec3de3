import java.util.concurrent.Exchanger;

/** The object is written after it was exchanged. */
public class AfterExchange {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    Exchanger<Node> o = new Exchanger<>();
    Thread t =
        new Thread(
            () -> {
              Node n = new Node();
              try {
                o.exchange(n);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              n.x = 1;
            });
    t.start();
    assert o.exchange(new Node()).x >= 0;
    t.join();
  }
}
