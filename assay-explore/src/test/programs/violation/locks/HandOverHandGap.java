// expect: violation assertion

/**
 * The list's head is locked to read its link and again to change it: in between the link may have
 * changed, and an insertion is lost.
 */
public class HandOverHandGap {
  static class Node {
    final int value;
    Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static final Node head = new Node(0, new Node(Integer.MAX_VALUE, null));

  static void insertFirst(int value) {
    Node at;
    synchronized (head) {
      at = head.next;
    }
    Node added = new Node(value, at);
    synchronized (head) {
      head.next = added;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> insertFirst(2));
    t.start();
    insertFirst(1);
    t.join();
    assert head.next.next.next != null;
  }
}
