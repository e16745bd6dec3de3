/** Inputs may be the same object. */
class Aliasing {
  static class Node {
    int value;
    Node next;
    int[] data;
  }

  static class Sub extends Node {
    int extra;
  }

  @Expect("violation")
  static void twoParameters(Node a, Node b) {
    if (a != null && b != null) {
      a.value = 1;
      b.value = 2;
      assert a.value == 1;
    }
  }

  @Expect("verified")
  static void differentOnesAreIndependent(Node a, Node b) {
    if (a != null && b != null && a != b) {
      a.value = 1;
      b.value = 2;
      assert a.value == 1;
    }
  }

  @Expect("violation")
  static void nextIsItself(Node a) {
    assert a == null || a.next != a;
  }

  @Expect("violation")
  static void nextOfOneIsTheOther(Node a, Node b) {
    assert a == null || b == null || a.next != b;
  }

  @Expect("verified")
  static void newObjectIsNoInput(Node a) {
    Node fresh = new Node();
    assert a != fresh && (a == null || a.next != fresh);
  }

  @Expect("violation")
  static void sharedArray(Node a, Node b) {
    if (a != null && b != null && a != b && a.data != null && a.data.length > 0) {
      assert a.data != b.data;
    }
  }

  @Expect("violation")
  static void arrayIsTheParameter(Node a, int[] d) {
    if (a != null && a.data != null && a.data.length == 1) {
      a.data[0] = 3;
      assert d == null || d.length != 1 || d[0] != 3;
    }
  }

  @Expect("violation")
  static void subclassAsSuperclass(Node a, Sub b) {
    assert b == null || a != b;
  }

  @Expect("verified")
  static void readTwiceIsTheSame(Node a) {
    if (a != null) {
      Node first = a.next;
      Node second = a.next;
      assert first == second;
    }
  }

  @Expect("verified")
  static void writtenIsWhatIsRead(Node a, Node b) {
    if (a != null) {
      a.next = b;
      assert a.next == b;
    }
  }

  @Expect("violation")
  static void elementsOfAnArray(Node[] all) {
    if (all != null && all.length == 2 && all[0] != null) {
      assert all[0] != all[1];
    }
  }

  @Expect("violation")
  static void rowsOfAnArray(Node[][] all) {
    if (all != null && all.length == 2 && all[0] != null && all[1] != null) {
      if (all[0].length > 0 && all[1].length > 0) {
        assert all[0][0] == all[1][0];
      }
    }
  }

  @Expect("violation")
  static void circleOfTwo(Node a) {
    if (a != null && a.next != null && a.next != a) {
      assert a.next.next != a;
    }
  }
}
