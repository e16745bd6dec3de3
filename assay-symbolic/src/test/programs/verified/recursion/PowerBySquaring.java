// expect: verified

import dev.assay.api.Assay;

/** The power by squaring is that by multiplication. */
public class PowerBySquaring {
  static int power(int x, int n) {
    if (n == 0) {
      return 1;
    }
    int half = power(x, n / 2);
    return n % 2 == 0 ? half * half : half * half * x;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(-3, 3);
    int n = Assay.anyInt(0, 4);
    int product = 1;
    for (int i = 0; i < n; i++) {
      product *= x;
    }
    assert power(x, n) == product;
  }
}
