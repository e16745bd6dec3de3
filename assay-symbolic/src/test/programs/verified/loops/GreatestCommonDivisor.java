// expect: verified

import dev.assay.api.Assay;

/** Euclid's algorithm gives a common divisor. */
public class GreatestCommonDivisor {
  public static void main(String[] args) {
    int a = Assay.anyInt(1, 8);
    int b = Assay.anyInt(1, 8);
    int x = a;
    int y = b;
    while (y != 0) {
      int r = x % y;
      x = y;
      y = r;
    }
    assert x > 0 && a % x == 0 && b % x == 0;
  }
}
