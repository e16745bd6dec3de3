// expect: violation invariant
// options: --invariant InvariantOverChain#isSorted

/** The invariant goes through a list that two threads extend; the second breaks the order. */
public class InvariantOverChain {
  static class Node {
    private final int value;
    private Node next;

    Node(int value) {
      this.value = value;
    }
  }

  static final Node FIRST = new Node(0);

  static boolean isSorted() {
    for (Node n = FIRST; n.next != null; n = n.next) {
      if (n.value > n.next.value) {
        return false;
      }
    }
    return true;
  }

  static void add(int value) {
    synchronized (FIRST) {
      Node last = FIRST;
      while (last.next != null) {
        last = last.next;
      }
      last.next = new Node(value);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> add(1)).start();
    new Thread(() -> add(2)).start();
  }
}
