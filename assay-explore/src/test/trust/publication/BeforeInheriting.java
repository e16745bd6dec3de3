/** What a thread inherits was written before it is started. */
public class BeforeInheriting {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    InheritableThreadLocal<Node> o = new InheritableThreadLocal<>();
    Node n = new Node();
    o.set(n);
    n.x = 1;
    Thread t =
        new Thread(
            () -> {
              assert o.get().x == 1;
            });
    t.start();
    t.join();
  }
}
