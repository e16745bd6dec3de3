// expect: violation race

/**
 * The two-lock queue with a plain link: when the queue is empty, both ends use the same node under
 * different locks.
 */
public class TwoLockQueuePlain {
  static class Node {
    int value;
    Node next;
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

  public static void main(String[] args) {
    TwoLockQueuePlain queue = new TwoLockQueuePlain();
    new Thread(() -> queue.enqueue(1)).start();
    queue.dequeue();
  }
}
