// expect: verified
// target: BackLinkByPrecondition#check
// options: --requires BackLinkByPrecondition#isLinked

/** A node can be taken out of a properly linked list. */
public class BackLinkByPrecondition {
  static class Node {
    Node next;
    Node previous;
  }

  static boolean isLinked(Node node) {
    return node != null
        && node.next != null
        && node.previous != null
        && node.next != node
        && node.previous != node
        && node.next != node.previous
        && node.next.previous == node
        && node.previous.next == node;
  }

  static void check(Node node) {
    Node before = node.previous;
    Node after = node.next;
    before.next = after;
    after.previous = before;
    assert before.next == after && after.previous == before;
    assert node.next == after;
  }
}
