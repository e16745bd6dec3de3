// expect: verified
// options: --invariant InvariantAfterAssume#zero

import dev.assay.api.Assay;

/** What comes after an assumption that does not hold does not count. */
public class InvariantAfterAssume {
  static int x;

  static boolean zero() {
    return x == 0;
  }

  public static void main(String[] args) {
    Assay.assume(Assay.chooseBoolean() && x == 1);
    x = 1;
  }
}
