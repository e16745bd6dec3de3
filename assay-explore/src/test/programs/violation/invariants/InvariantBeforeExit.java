// expect: violation invariant
// options: --invariant InvariantBeforeExit#zero

/** The last thing before the program ends itself. */
public class InvariantBeforeExit {
  static int x;

  static boolean zero() {
    return x == 0;
  }

  public static void main(String[] args) {
    x = 1;
    System.exit(0);
  }
}
