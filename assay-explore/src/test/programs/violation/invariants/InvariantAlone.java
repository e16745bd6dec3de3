// expect: violation invariant
// options: --invariant InvariantAlone#zero

/** A plain field has another value for a moment while there is but one thread. */
public class InvariantAlone {
  static int x;

  static boolean zero() {
    return x == 0;
  }

  public static void main(String[] args) {
    x = 1;
    x = 0;
  }
}
