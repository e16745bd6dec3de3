/** The object is written before it is published through the table of system properties. */
public class BeforeTableOfProperties {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    System.getProperties().remove("node");
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              n.x = 1;
              System.getProperties().put("node", n);
            });
    t.start();
    Node m = (Node) System.getProperties().get("node");
    assert m == null || m.x == 1;
    t.join();
  }
}
