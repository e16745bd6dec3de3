// expect: verified

import dev.assay.api.Assay;

/** The factorial by recursion is that by a loop. */
public class Factorial {
  static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 6);
    int product = 1;
    for (int i = 2; i <= n; i++) {
      product *= i;
    }
    assert factorial(n) == product;
  }
}
