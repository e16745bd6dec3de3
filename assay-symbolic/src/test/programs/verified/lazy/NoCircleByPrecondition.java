// expect: verified
// target: NoCircleByPrecondition#check
// options: --requires NoCircleByPrecondition#isAcyclic

/** The precondition rules out circles of one and two nodes. */
public class NoCircleByPrecondition {
  static class Node {
    Node next;
  }

  static boolean isAcyclic(Node list) {
    int count = 0;
    for (Node n = list; n != null; n = n.next) {
      count++;
      if (count > 2) {
        return false;
      }
    }
    return true;
  }

  static void check(Node list) {
    if (list != null && list.next != null) {
      assert list.next != list;
      assert list.next.next == null;
    }
  }
}
