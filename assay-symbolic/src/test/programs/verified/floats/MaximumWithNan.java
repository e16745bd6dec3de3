// expect: verified

import dev.assay.api.Assay;

/** The maximum of anything and NaN is NaN. */
public class MaximumWithNan {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    assert Double.isNaN(Math.max(x, Double.NaN));
    assert Double.isNaN(Math.min(Double.NaN, x));
  }
}
