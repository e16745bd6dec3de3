// expect: violation exception NullPointerException
// target: SecondNodeIsNull#check

/** A list of one node has no second. */
public class SecondNodeIsNull {
  static class Node {
    int value;
    Node next;
  }

  static int check(Node list) {
    if (list == null) {
      return 0;
    }
    return list.next.value;
  }
}
