// expect: violation invariant
// options: --invariant InvariantOfRecord#holds

/** A record is compared with another, which the JDK does. */
public class InvariantOfRecord {
  record Pair(int left, Integer right) {}

  static Pair last = new Pair(0, 0);
  static int unread;

  static boolean holds() {
    return !last.equals(new Pair(5, 505));
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 6; i++) {
      last = new Pair(i, 500 + i);
      unread += i;
    }
  }
}
