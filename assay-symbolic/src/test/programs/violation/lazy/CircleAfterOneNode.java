// expect: violation assertion
// target: CircleAfterOneNode#check

/** A list can run into a circle that does not contain its first node. */
public class CircleAfterOneNode {
  static class Node {
    Node next;
  }

  static void check(Node list) {
    if (list == null || list.next == null || list.next.next == null) {
      return;
    }
    Node second = list.next;
    if (second != list && second.next != list) {
      assert second.next != second;
    }
  }
}
