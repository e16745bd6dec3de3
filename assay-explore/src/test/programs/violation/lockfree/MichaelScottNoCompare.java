// expect: violation assertion

import java.util.concurrent.atomic.AtomicReference;

/**
 * The queue of Michael and Scott with the new node linked by set: two threads link to the same
 * node, and one element is lost.
 */
public class MichaelScottNoCompare {
  static class Node {
    final int value;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(int value) {
      this.value = value;
    }
  }

  private final Node dummy = new Node(0);
  private final AtomicReference<Node> tail = new AtomicReference<>(dummy);

  void enqueue(int value) {
    Node n = new Node(value);
    Node t = tail.get();
    t.next.set(n);
    tail.compareAndSet(t, n);
  }

  int size() {
    int size = 0;
    for (Node n = dummy.next.get(); n != null; n = n.next.get()) {
      size++;
    }
    return size;
  }

  public static void main(String[] args) throws Exception {
    MichaelScottNoCompare queue = new MichaelScottNoCompare();
    Thread t = new Thread(() -> queue.enqueue(1));
    t.start();
    queue.enqueue(2);
    t.join();
    assert queue.size() == 2;
  }
}
