// expect: verified
// target: SecondNodeTestedForNull#check

/** Every node is tested before it is used. */
public class SecondNodeTestedForNull {
  static class Node {
    int value;
    Node next;
  }

  static int check(Node list) {
    if (list == null || list.next == null) {
      return 0;
    }
    list.next.value = 3;
    int second = list.next.value;
    assert second == 3;
    return second;
  }
}
