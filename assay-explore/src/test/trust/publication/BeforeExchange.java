import java.util.concurrent.Exchanger;

/** The object is written before it is exchanged. */
public class BeforeExchange {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    Exchanger<Node> o = new Exchanger<>();
    Thread t =
        new Thread(
            () -> {
              Node n = new Node();
              n.x = 1;
              try {
                o.exchange(n);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    assert o.exchange(new Node()).x == 1;
    t.join();
  }
}
