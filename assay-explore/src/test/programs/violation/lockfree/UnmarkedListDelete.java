// expect: violation assertion

import java.util.concurrent.atomic.AtomicReference;

/**
 * Deletion by changing the predecessor's link alone: an insertion behind the deleted node is lost.
 */
public class UnmarkedListDelete {
  static class Node {
    final AtomicReference<Node> next = new AtomicReference<>();
  }

  public static void main(String[] args) throws Exception {
    Node head = new Node();
    Node middle = new Node();
    Node added = new Node();
    head.next.set(middle);
    Thread t = new Thread(() -> middle.next.compareAndSet(null, added));
    t.start();
    head.next.compareAndSet(middle, middle.next.get());
    t.join();
    assert head.next.get() == added;
  }
}
