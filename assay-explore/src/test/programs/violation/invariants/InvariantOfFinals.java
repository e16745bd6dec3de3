// expect: violation invariant
// options: --invariant InvariantOfFinals#holds

/** Object after object takes the place of the one before; their fields are final. */
public class InvariantOfFinals {
  static class Box {
    final int value;

    Box(int value) {
      this.value = value;
    }
  }

  static Box last = new Box(0);
  static int unread;

  static boolean holds() {
    return last.value != 5;
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 6; i++) {
      last = new Box(i);
      unread += i;
    }
  }
}
