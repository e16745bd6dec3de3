// expect: violation invariant
// options: --invariant InvariantOfNewArrays#holds

/** Array after array takes the place of the one before; only their lengths differ. */
public class InvariantOfNewArrays {
  static int[][] last = new int[1][0];
  static int unread;

  static boolean holds() {
    return last[0].length != 5;
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 6; i++) {
      last = new int[1][i];
      unread += i;
    }
  }
}
