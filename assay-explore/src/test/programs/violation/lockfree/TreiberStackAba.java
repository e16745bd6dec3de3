// expect: violation assertion

import java.util.concurrent.atomic.AtomicReference;

/**
 * Treiber's stack with nodes that are pushed again: a pop that was interrupted finds the same top
 * as before, but the node below it has been taken by another thread meanwhile.
 */
public class TreiberStackAba {
  static class Node {
    volatile Node next;
  }

  private final AtomicReference<Node> top = new AtomicReference<>();

  void push(Node n) {
    do {
      n.next = top.get();
    } while (!top.compareAndSet(n.next, n));
  }

  Node pop() {
    while (true) {
      Node n = top.get();
      if (n == null) {
        return null;
      }
      Node next = n.next;
      if (top.compareAndSet(n, next)) {
        return n;
      }
    }
  }

  static volatile Node kept;

  public static void main(String[] args) throws Exception {
    TreiberStackAba stack = new TreiberStackAba();
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
