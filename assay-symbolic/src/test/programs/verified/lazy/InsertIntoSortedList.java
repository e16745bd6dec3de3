// expect: verified
// target: InsertIntoSortedList#check
// options: --requires InsertIntoSortedList#isSorted

/** Insertion into a sorted list of at most two nodes keeps it sorted. */
public class InsertIntoSortedList {
  static class Node {
    int value;
    Node next;
  }

  static boolean isSorted(Node list, Node extra) {
    if (extra == null || list == extra) {
      return false;
    }
    if (list == null) {
      return true;
    }
    Node second = list.next;
    if (second == null) {
      return true;
    }
    return second != list && second != extra && second.next == null && list.value <= second.value;
  }

  static Node insert(Node list, Node extra) {
    if (list == null || extra.value <= list.value) {
      extra.next = list;
      return extra;
    }
    Node n = list;
    while (n.next != null && n.next.value < extra.value) {
      n = n.next;
    }
    extra.next = n.next;
    n.next = extra;
    return list;
  }

  static void check(Node list, Node extra) {
    Node result = insert(list, extra);
    for (Node n = result; n.next != null; n = n.next) {
      assert n.value <= n.next.value;
    }
  }
}
