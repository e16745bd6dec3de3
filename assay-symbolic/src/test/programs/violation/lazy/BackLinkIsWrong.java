// expect: violation assertion
// target: BackLinkIsWrong#check

/** Nothing says that the successor's predecessor is the node itself. */
public class BackLinkIsWrong {
  static class Node {
    Node next;
    Node previous;
  }

  static void check(Node node) {
    if (node != null && node.next != null) {
      assert node.next.previous == node;
    }
  }
}
