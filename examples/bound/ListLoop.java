// run: assay bound examples/bound/ListLoop.java#ends
// expect: violation assertion
// run: assay bound --requires ListLoop#isShortAndAscends examples/bound/ListLoop.java#ends
// expect: verified

/**
 * A linked list as a parameter. Nothing says what it is like: it may be null, and each node may
 * refer to none, to a new one or to one that is already there, so it may run in a circle. A
 * precondition says which lists are meant.
 */
public class ListLoop {
  /** One place of a list. */
  static class Node {
    int value;
    Node next;
  }

  /** A tortoise and a hare set out; they meet again only if the list has no end. */
  static void ends(Node list) {
    Node tortoise = list;
    Node hare = list;
    while (hare != null && hare.next != null) {
      tortoise = tortoise.next;
      hare = hare.next.next;
      assert tortoise != hare : "the list has no end";
    }
  }

  /** Whether a list has at most three nodes, each with a larger value than the one before it. */
  static boolean isShortAndAscends(Node list) {
    int nodes = 0;
    Node last = null;
    for (Node node = list; node != null; node = node.next) {
      nodes++;
      if (nodes > 3 || (last != null && last.value >= node.value)) {
        return false;
      }
      last = node;
    }
    return true;
  }
}
