// expect: violation assertion
// inputs: NaN, 0.0

import dev.assay.api.Assay;

/** With NaN neither a comparison nor its reverse holds. */
public class NegatedComparison {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    float y = Assay.anyFloat();
    if (!(x < y)) {
      assert x >= y;
    }
  }
}
