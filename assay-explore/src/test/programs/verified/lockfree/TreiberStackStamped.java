// expect: verified

import java.util.concurrent.atomic.AtomicStampedReference;

/** The stack with reused nodes, made right by a stamp that changes with every operation. */
public class TreiberStackStamped {
  static class Node {
    volatile Node next;
  }

  private final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

  void push(Node n) {
    int[] stamp = new int[1];
    Node old;
    do {
      old = top.get(stamp);
      n.next = old;
    } while (!top.compareAndSet(old, n, stamp[0], stamp[0] + 1));
  }

  Node pop() {
    int[] stamp = new int[1];
    while (true) {
      Node n = top.get(stamp);
      if (n == null) {
        return null;
      }
      Node next = n.next;
      if (top.compareAndSet(n, next, stamp[0], stamp[0] + 1)) {
        return n;
      }
    }
  }

  static volatile Node kept;

  public static void main(String[] args) throws Exception {
    TreiberStackStamped stack = new TreiberStackStamped();
    stack.push(new Node());
    stack.push(new Node());
    Thread t =
        new Thread(
            () -> {
              Node a = stack.pop();
              kept = stack.pop();
              if (a != null) {
                stack.push(a);
              }
            });
    t.start();
    stack.pop();
    t.join();
    Node left = stack.pop();
    assert left == null || left != kept;
  }
}
