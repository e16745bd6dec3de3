// expect: violation assertion
// target: LengthOfThree#check
// options: --requires LengthOfThree#isShort

/** A list without a circle can have three nodes. */
public class LengthOfThree {
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
    assert length <= 2;
  }
}
