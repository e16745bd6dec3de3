/** Each thread has a value of its own. */
public class OwnThreadLocal {
  static class Node {
    int x;
  }

  public static void main(String[] args) throws Exception {
    ThreadLocal<Node> o = ThreadLocal.withInitial(Node::new);
    Thread t = new Thread(() -> o.get().x = 1);
    t.start();
    assert o.get().x == 0;
    t.join();
  }
}
