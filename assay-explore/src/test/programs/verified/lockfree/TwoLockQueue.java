// expect: verified

/**
 * The two-lock queue of Michael and Scott: one lock for each end. The ends meet in the first node,
 * whose link is volatile.
 */
public class TwoLockQueue {
  static class Node {
    int value;
    volatile Node next;
  }

  private final Object headLock = new Object();
  private final Object tailLock = new Object();
  private Node head = new Node();
  private Node tail = head;

  void enqueue(int value) {
    Node n = new Node();
    n.value = value;
    synchronized (tailLock) {
      tail.next = n;
      tail = n;
    }
  }

  int dequeue() {
    synchronized (headLock) {
      Node next = head.next;
      if (next == null) {
        return 0;
      }
      head = next;
      return next.value;
    }
  }

  public static void main(String[] args) throws Exception {
    TwoLockQueue queue = new TwoLockQueue();
    Thread t =
        new Thread(
            () -> {
              queue.enqueue(1);
              queue.enqueue(2);
            });
    t.start();
    int first = queue.dequeue();
    int second = queue.dequeue();
    assert first == 0 ? second != 2 : first == 1 && second != 1;
    t.join();
  }
}
