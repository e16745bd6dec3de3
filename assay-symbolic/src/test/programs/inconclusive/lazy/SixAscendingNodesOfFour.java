// expect: inconclusive
// target: SixAscendingNodesOfFour#check
// options: --max-objects 4

/** Six nodes with ascending values need more than four objects. */
public class SixAscendingNodesOfFour {
  static class Node {
    int value;
    Node next;
  }

  static void check(Node list) {
    Node n = list;
    if (n == null) {
      return;
    }
    for (int i = 0; i < 5; i++) {
      if (n.next == null || n.next.value <= n.value) {
        return;
      }
      n = n.next;
    }
    assert false : "six nodes";
  }
}
