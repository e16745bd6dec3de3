// expect: violation assertion
// inputs: 1.7976931348623157E308, 1.7976931348623157E308

import dev.assay.api.Assay;

/** The sum of two large doubles is infinite before it is halved. */
public class MidpointOverflow {
  public static void main(String[] args) {
    double a = Assay.anyDouble();
    double b = Assay.anyDouble();
    Assay.assume(a >= 0.0 && a <= b && b <= Double.MAX_VALUE);
    assert (a + b) / 2.0 <= b;
  }
}
