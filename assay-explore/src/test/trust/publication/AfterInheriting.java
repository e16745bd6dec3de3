/** What a thread inherits is written after it was started. */
public class AfterInheriting {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    InheritableThreadLocal<Node> o = new InheritableThreadLocal<>();
    Node n = new Node();
    o.set(n);
    Thread t =
        new Thread(
            () -> {
              assert o.get().x >= 0;
            });
    t.start();
    n.x = 1;
    t.join();
  }
}
