// expect: violation assertion
// inputs: 0.0

import dev.assay.api.Assay;

/** Negation of zero gives minus zero, subtraction from zero does not. */
public class MinusIsNotZeroMinus {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x >= 0.0 && x <= 1.0);
    assert 1.0 / -x == 1.0 / (0.0 - x);
  }
}
