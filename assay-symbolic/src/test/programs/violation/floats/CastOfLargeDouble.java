// expect: violation assertion
// inputs: 3.0E9

import dev.assay.api.Assay;

/** A double that fits into a long need not fit into an int. */
public class CastOfLargeDouble {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x >= 0.0 && x <= 1.0e10);
    assert (int) x == (long) x;
  }
}
