// expect: verified

import org.cprover.CProver;

/** Such an object is never null, its fields may be. */
public class CproverWithoutNull {
  static class Node {
    int value;
    Node next;
  }

  public static void main(String[] args) {
    Node n = CProver.nondetWithoutNull();
    int v = n.value;
    assert n.next == null || n.next != n || n.next.value == v;
  }
}
