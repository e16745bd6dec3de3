// expect: violation invariant
// options: --invariant InvariantBeforeAssume#zero

import dev.assay.api.Assay;

/** What comes before an assumption that does not hold counts. */
public class InvariantBeforeAssume {
  static int x;

  static boolean zero() {
    return x == 0;
  }

  public static void main(String[] args) {
    x = 1;
    Assay.assume(x == 0);
  }
}
