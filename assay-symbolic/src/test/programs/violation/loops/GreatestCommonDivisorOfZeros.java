// expect: violation assertion
// inputs: 0, 0

import dev.assay.api.Assay;

/** The greatest common divisor of two zeros is zero. */
public class GreatestCommonDivisorOfZeros {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 8);
    int y = Assay.anyInt(0, 8);
    while (y != 0) {
      int r = x % y;
      x = y;
      y = r;
    }
    assert x > 0;
  }
}
