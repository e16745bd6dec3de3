// expect: violation invariant
// options: --invariant InvariantOfLateClass#holds

/** What the invariant reads is what it makes of the class it initialises. */
public class InvariantOfLateClass {
  static int seed;

  static class Late {
    static final Object LOCK = new Object();
    static int value = 10 * seed;
  }
  static int unread;

  static boolean holds() {
    return Late.value != 50;
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 6; i++) {
      seed = i;
      unread += i;
    }
  }
}
