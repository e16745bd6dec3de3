// expect: verified

import dev.assay.api.Assay;

/** A cast to int gives the nearest int for what is too large, and zero for NaN. */
public class CastToIntSaturates {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    int i = (int) x;
    if (Float.isNaN(x)) {
      assert i == 0;
    } else if (x >= 2147483648.0f) {
      assert i == Integer.MAX_VALUE;
    } else if (x <= -2147483648.0f) {
      assert i == Integer.MIN_VALUE;
    } else if (x >= 0.0f) {
      assert i >= 0;
    }
  }
}
