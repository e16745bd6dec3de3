// expect: verified

import java.util.concurrent.atomic.AtomicReference;

/** Treiber's stack with nodes that are never used again: each value is popped once. */
public class TreiberStack {
  static class Node {
    final int value;
    Node next;

    Node(int value) {
      this.value = value;
    }
  }

  private final AtomicReference<Node> top = new AtomicReference<>();

  void push(int value) {
    Node n = new Node(value);
    do {
      n.next = top.get();
    } while (!top.compareAndSet(n.next, n));
  }

  int pop() {
    while (true) {
      Node n = top.get();
      if (n == null) {
        return 0;
      }
      if (top.compareAndSet(n, n.next)) {
        return n.value;
      }
    }
  }

  static int other;

  public static void main(String[] args) throws Exception {
    TreiberStack stack = new TreiberStack();
    Thread t =
        new Thread(
            () -> {
              stack.push(1);
              other = stack.pop();
            });
    t.start();
    stack.push(2);
    int mine = stack.pop();
    t.join();
    assert mine + other == 3 && stack.pop() == 0;
  }
}
