// expect: violation assertion
// inputs: 0.0

import dev.assay.api.Assay;

/** Division by zero gives no exception but infinity. */
public class ReciprocalOfZero {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x >= 0.0 && x <= 1.0);
    assert 1.0 / x <= Double.MAX_VALUE;
  }
}
