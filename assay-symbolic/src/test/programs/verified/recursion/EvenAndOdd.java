// expect: verified

import dev.assay.api.Assay;

/** Two methods that call each other tell even from odd. */
public class EvenAndOdd {
  static boolean isEven(int n) {
    return n == 0 || isOdd(n - 1);
  }

  static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 6);
    assert isEven(n) == (n % 2 == 0);
  }
}
