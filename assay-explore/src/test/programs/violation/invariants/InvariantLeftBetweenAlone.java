// expect: violation invariant
// options: --invariant InvariantLeftBetweenAlone#total

/** The lock is given up half-way while there is but one thread. */
public class InvariantLeftBetweenAlone {
  static int left = 10;
  static int right;

  static synchronized boolean total() {
    return left + right == 10;
  }

  static synchronized void move(int l, int r) {
    left += l;
    right += r;
  }

  public static void main(String[] args) {
    move(-1, 0);
    move(0, 1);
  }
}
