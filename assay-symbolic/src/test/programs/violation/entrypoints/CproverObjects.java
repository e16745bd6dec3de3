// expect: violation assertion

import org.cprover.CProver;

/** Any object: null, and with any fields. */
public class CproverObjects {
  static class Node {
    int value;
    Node next;
  }

  public static void main(String[] args) {
    Node n = CProver.nondetWithNull();
    if (n != null && n.next != null) {
      assert n.next.value != 77;
    }
  }
}
