// expect: violation assertion
// inputs: 0.1

import dev.assay.api.Assay;

/** A double between zero and one need not be a float. */
public class DoubleToFloatRounds {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x >= 0.0 && x <= 1.0);
    assert (float) x == x;
  }
}
