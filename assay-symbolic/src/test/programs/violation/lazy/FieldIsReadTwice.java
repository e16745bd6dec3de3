// expect: violation assertion
// target: FieldIsReadTwice#check

/** A field read twice gives the same object, whose value then decides. */
public class FieldIsReadTwice {
  static class Node {
    int value;
    Node next;
  }

  static void check(Node list) {
    if (list != null && list.next != null) {
      Node a = list.next;
      Node b = list.next;
      assert a == b;
      assert a.value != 7;
    }
  }
}
