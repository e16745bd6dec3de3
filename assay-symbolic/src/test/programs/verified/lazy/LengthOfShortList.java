// expect: verified
// target: LengthOfShortList#check
// options: --requires LengthOfShortList#isShort

/** A list without a circle and of at most three nodes has at most three nodes. */
public class LengthOfShortList {
  static class Node {
    Node next;
  }

  static boolean isShort(Node list) {
    int count = 0;
    for (Node n = list; n != null; n = n.next) {
      count++;
      if (count > 3) {
        return false;
      }
    }
    return true;
  }

  static void check(Node list) {
    int length = 0;
    for (Node n = list; n != null; n = n.next) {
      length++;
    }
    assert length <= 3;
    assert (length == 0) == (list == null);
  }
}
