// expect: violation assertion
// inputs: -0.0

import dev.assay.api.Assay;

/** A zero equals the positive zero and yet leads to minus infinity. */
public class SignOfZero {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x == 0.0);
    assert 1.0 / x > 0.0;
  }
}
