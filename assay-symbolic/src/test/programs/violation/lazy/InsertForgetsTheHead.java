// expect: violation assertion
// target: InsertForgetsTheHead#check
// options: --requires InsertForgetsTheHead#isSorted

/** Insertion never puts the new node before the first. */
public class InsertForgetsTheHead {
  static class Node {
    int value;
    Node next;
  }

  static boolean isSorted(Node list, Node extra) {
    return list != null && extra != null && list != extra && list.next == null;
  }

  static void check(Node list, Node extra) {
    Node n = list;
    while (n.next != null && n.next.value < extra.value) {
      n = n.next;
    }
    extra.next = n.next;
    n.next = extra;
    assert list.value <= list.next.value;
  }
}
