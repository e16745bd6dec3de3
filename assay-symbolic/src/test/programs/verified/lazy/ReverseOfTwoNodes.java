// expect: verified
// target: ReverseOfTwoNodes#check
// options: --requires ReverseOfTwoNodes#isPair

/** The reversal of a list of two nodes exchanges them. */
public class ReverseOfTwoNodes {
  static class Node {
    Node next;
  }

  static boolean isPair(Node list) {
    return list != null && list.next != null && list.next != list && list.next.next == null;
  }

  static void check(Node list) {
    Node first = list;
    Node second = list.next;
    Node result = null;
    Node rest = list;
    while (rest != null) {
      Node n = rest.next;
      rest.next = result;
      result = rest;
      rest = n;
    }
    assert result == second && second.next == first && first.next == null;
  }
}
