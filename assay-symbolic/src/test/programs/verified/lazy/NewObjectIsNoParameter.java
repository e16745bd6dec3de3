// expect: verified
// target: NewObjectIsNoParameter#check

/** An object made in the method is none that came from outside. */
public class NewObjectIsNoParameter {
  static class Node {
    Node next;
  }

  static void check(Node list) {
    Node fresh = new Node();
    assert list != fresh;
    assert fresh.next == null;
    if (list != null) {
      assert list.next != fresh;
    }
  }
}
