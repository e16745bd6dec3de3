/** A plain field publishes nothing. */
public class PlainField {
  static class Node {
    int x;
  }

  static Node node;

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
