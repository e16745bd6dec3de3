// expect: verified

import dev.assay.api.Assay;

/** A division by zero is caught and given a value. */
public class DivisionCaught {
  static int divide(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException e) {
      return 0;
    }
  }

  public static void main(String[] args) {
    int a = Assay.anyInt(-100, 100);
    int b = Assay.anyInt(-3, 3);
    int q = divide(a, b);
    assert q >= -100 && q <= 100;
    assert b != 0 || q == 0;
  }
}
