// expect: verified

import dev.assay.api.Assay;

/** Euclid's algorithm by recursion gives a common divisor. */
public class GcdByRecursion {
  static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  public static void main(String[] args) {
    int a = Assay.anyInt(1, 6);
    int b = Assay.anyInt(1, 6);
    int g = gcd(a, b);
    assert g >= 1 && a % g == 0 && b % g == 0;
    assert gcd(b, a) == g;
  }
}
