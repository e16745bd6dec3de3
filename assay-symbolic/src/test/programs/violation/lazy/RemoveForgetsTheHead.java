// expect: violation assertion
// target: RemoveForgetsTheHead#check
// options: --requires RemoveForgetsTheHead#isPair

/** A value in the first node is never removed. */
public class RemoveForgetsTheHead {
  static class Node {
    int value;
    Node next;
  }

  static boolean isPair(Node list, int value) {
    return list != null && list.next != null && list.next != list && list.next.next == null;
  }

  static Node remove(Node list, int value) {
    for (Node n = list; n.next != null; n = n.next) {
      if (n.next.value == value) {
        n.next = n.next.next;
        break;
      }
    }
    return list;
  }

  static void check(Node list, int value) {
    for (Node n = remove(list, value); n != null; n = n.next) {
      assert n.value != value;
    }
  }
}
