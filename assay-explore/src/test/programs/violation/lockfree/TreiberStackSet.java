// expect: violation assertion

import java.util.concurrent.atomic.AtomicReference;

/**
 * A stack whose pop sets the top without comparing: two threads pop the same node, or one undoes
 * the other's work.
 */
public class TreiberStackSet {
  static class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  private final AtomicReference<Node> top = new AtomicReference<>(new Node(1, new Node(2, null)));

  int pop() {
    Node n = top.get();
    top.set(n.next);
    return n.value;
  }

  static int other;

  public static void main(String[] args) throws Exception {
    TreiberStackSet stack = new TreiberStackSet();
    Thread t = new Thread(() -> other = stack.pop());
    t.start();
    int mine = stack.pop();
    t.join();
    assert mine + other == 3;
  }
}
