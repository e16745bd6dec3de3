// expect: verified

import java.util.concurrent.atomic.AtomicMarkableReference;

/**
 * Logical deletion by a mark on the link, as in Harris's list: of two threads that delete one node,
 * one succeeds.
 */
public class MarkedListDelete {
  static class Node {
    final AtomicMarkableReference<Node> next = new AtomicMarkableReference<>(null, false);
  }

  static boolean delete(Node n) {
    while (true) {
      boolean[] marked = new boolean[1];
      Node next = n.next.get(marked);
      if (marked[0]) {
        return false;
      }
      if (n.next.compareAndSet(next, next, false, true)) {
        return true;
      }
    }
  }

  static boolean other;

  public static void main(String[] args) throws Exception {
    Node n = new Node();
    Thread t = new Thread(() -> other = delete(n));
    t.start();
    boolean mine = delete(n);
    t.join();
    assert mine != other;
  }
}
