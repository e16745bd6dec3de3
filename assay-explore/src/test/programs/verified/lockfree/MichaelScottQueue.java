// expect: verified

import java.util.concurrent.atomic.AtomicReference;

/**
 * The queue of Michael and Scott: a thread that finds the tail behind moves it on for the other.
 */
public class MichaelScottQueue {
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
    while (true) {
      Node t = tail.get();
      Node next = t.next.get();
      if (next != null) {
        tail.compareAndSet(t, next);
      } else if (t.next.compareAndSet(null, n)) {
        tail.compareAndSet(t, n);
        return;
      }
    }
  }

  int dequeue() {
    while (true) {
      Node h = head.get();
      Node t = tail.get();
      Node next = h.next.get();
      if (h == t) {
        if (next == null) {
          return 0;
        }
        tail.compareAndSet(t, next);
      } else if (head.compareAndSet(h, next)) {
        return next.value;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    MichaelScottQueue queue = new MichaelScottQueue();
    Thread t = new Thread(() -> queue.enqueue(1));
    t.start();
    queue.enqueue(2);
    int first = queue.dequeue();
    t.join();
    int second = queue.dequeue();
    assert first + second == 3 && queue.dequeue() == 0;
  }
}
