// expect: violation exception

import java.util.concurrent.atomic.AtomicReference;

/**
 * The tail is swapped before the node is linked: a dequeue in between finds a queue that is not
 * empty and yet has no next node.
 */
public class MichaelScottTailFirst {
  static class Node {
    final int value;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(int value) {
      this.value = value;
    }
  }

  private final AtomicReference<Node> head = new AtomicReference<>(new Node(0));
  private final AtomicReference<Node> tail = new AtomicReference<>(head.get());

  void enqueue(int value) {
    Node n = new Node(value);
    Node before = tail.getAndSet(n);
    before.next.set(n);
  }

  int dequeue() {
    Node h = head.get();
    if (h == tail.get()) {
      return 0;
    }
    Node next = h.next.get();
    head.set(next);
    return next.value;
  }

  public static void main(String[] args) {
    MichaelScottTailFirst queue = new MichaelScottTailFirst();
    new Thread(() -> queue.enqueue(1)).start();
    queue.dequeue();
  }
}
