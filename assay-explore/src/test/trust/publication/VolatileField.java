/** A volatile field publishes what was written before. */
public class VolatileField {
  static class Node {
    int x;
  }

  static volatile Node node;

  public static void main(String[] args) throws Exception {
    Thread t =
        new Thread(
            () -> {
              Node n = new Node();
              n.x = 1;
              node = n;
            });
    t.start();
    Node m = node;
    assert m == null || m.x == 1;
    t.join();
  }
}
