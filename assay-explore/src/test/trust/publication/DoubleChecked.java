/** The first check reads the field without lock, and the field is not volatile. */
public class DoubleChecked {
  static class Node {
    int x;
  }

  static Node node;

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
    Thread t = new Thread(DoubleChecked::node);
    t.start();
    assert node().x == 1;
    t.join();
  }
}
