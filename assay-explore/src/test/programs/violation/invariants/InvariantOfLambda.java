// expect: violation invariant
// options: --invariant InvariantOfLambda#holds

/** What the invariant reads is what a lambda has captured. */
public class InvariantOfLambda {
  static java.util.function.IntSupplier last = () -> 0;
  static int unread;

  static boolean holds() {
    return last.getAsInt() != 5;
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 6; i++) {
      int now = i;
      last = () -> now;
      unread += i;
    }
  }
}
