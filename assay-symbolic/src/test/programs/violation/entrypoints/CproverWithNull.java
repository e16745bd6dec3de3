// expect: violation exception NullPointerException

import org.cprover.CProver;

/** An example only says what type it is. */
public class CproverWithNull {
  static class Node {
    int value;
  }

  public static void main(String[] args) {
    Node n = CProver.nondetWithNull(new Node());
    n.value = 1;
  }
}
