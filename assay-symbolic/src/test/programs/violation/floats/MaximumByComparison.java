// expect: violation assertion
// inputs: NaN, 1.0

import dev.assay.api.Assay;

/** A maximum found by a comparison depends on which operand is NaN. */
public class MaximumByComparison {
  static float max(float a, float b) {
    return a > b ? a : b;
  }

  public static void main(String[] args) {
    float a = Assay.anyFloat();
    float b = Assay.anyFloat();
    Assay.assume(!Float.isNaN(b));
    float x = max(a, b);
    float y = max(b, a);
    assert x == y;
  }
}
