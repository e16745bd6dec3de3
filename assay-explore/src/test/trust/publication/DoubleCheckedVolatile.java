/** The first check reads a volatile field. */
public class DoubleCheckedVolatile {
  static class Node {
    int x;
  }

  static volatile Node node;

  static Node node() {
    if (node == null) {
      synchronized (Node.class) {
        if (node == null) {
          Node n = new Node();
          n.x = 1;
          node = n;
        }
      }
    }
    return node;
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(DoubleCheckedVolatile::node);
    t.start();
    assert node().x == 1;
    t.join();
  }
}
