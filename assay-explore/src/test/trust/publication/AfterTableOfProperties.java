/** The object is written after it was published through the table of system properties. */
public class AfterTableOfProperties {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    System.getProperties().remove("node");
    Node n = new Node();
    Thread t =
        new Thread(
            () -> {
              System.getProperties().put("node", n);
              n.x = 1;
            });
    t.start();
    Node m = (Node) System.getProperties().get("node");
    assert m == null || m.x >= 0;
    t.join();
  }
}
