// expect: verified

import dev.assay.api.Assay;

/** Values leave a linked stack in the reverse order. */
public class LinkedStack {
  static class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 4);
    int x = Assay.anyInt();
    Node top = null;
    for (int i = 0; i < n; i++) {
      top = new Node(x + i, top);
    }
    for (int i = n - 1; i >= 0; i--) {
      assert top.value == x + i;
      top = top.next;
    }
    assert top == null;
  }
}
