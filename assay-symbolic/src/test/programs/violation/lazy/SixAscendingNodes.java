// expect: violation assertion
// target: SixAscendingNodes#check
// options: --max-objects 6

/** Six nodes with ascending values need six objects. */
public class SixAscendingNodes {
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
