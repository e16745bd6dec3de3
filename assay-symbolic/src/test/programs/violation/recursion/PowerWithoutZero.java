// expect: violation assertion
// inputs: 3, 0

import dev.assay.api.Assay;

/** The power by squaring is wrong for the exponent zero. */
public class PowerWithoutZero {
  static int power(int x, int n) {
    if (n <= 1) {
      return x;
    }
    int half = power(x, n / 2);
    return n % 2 == 0 ? half * half : half * half * x;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(1, 3);
    int n = Assay.anyInt(0, 4);
    int product = 1;
    for (int i = 0; i < n; i++) {
      product *= x;
    }
    assert power(x, n) == product;
  }
}
