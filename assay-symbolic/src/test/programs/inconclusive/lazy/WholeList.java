// expect: inconclusive
// target: WholeList#check
// options: --unwind 4

/** A list of any length is walked to its end. */
public class WholeList {
  static class Node {
    int value;
    Node next;
  }

  static void check(Node list) {
    int length = 0;
    for (Node n = list; n != null; n = n.next) {
      length++;
    }
    assert length >= 0;
  }
}
