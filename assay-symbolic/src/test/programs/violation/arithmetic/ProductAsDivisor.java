// expect: violation exception ArithmeticException
// inputs: 65536

import dev.assay.api.Assay;

/** A product overflows to zero and divides. */
public class ProductAsDivisor {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 0);
    int y = 1000 / (x * x);
    assert y <= 1000;
  }
}
