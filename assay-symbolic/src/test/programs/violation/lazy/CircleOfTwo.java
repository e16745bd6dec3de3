// expect: violation assertion
// target: CircleOfTwo#check

/** A list can be a circle of two nodes. */
public class CircleOfTwo {
  static class Node {
    Node next;
  }

  static void check(Node list) {
    if (list != null && list.next != null && list.next != list) {
      assert list.next.next != list;
    }
  }
}
