// expect: violation assertion
// target: NodeIsItsOwnSuccessor#check

/** A list can be a circle of one node. */
public class NodeIsItsOwnSuccessor {
  static class Node {
    Node next;
  }

  static void check(Node list) {
    if (list != null) {
      assert list.next != list;
    }
  }
}
