// expect: verified
// target: WrittenFieldIsNotRead#check

import dev.assay.api.Assay;

/** A field that was written before it was read has the value written. */
public class WrittenFieldIsNotRead {
  static class Node {
    int value;
    Node next;
  }

  static void check(Node a) {
    Assay.assume(a != null);
    Node b = new Node();
    a.next = b;
    b.value = 4;
    assert a.next == b && a.next.value == 4 && a.next.next == null;
  }
}
