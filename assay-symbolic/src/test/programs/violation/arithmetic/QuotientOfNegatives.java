// expect: violation assertion
// inputs: -2147483648, -1

import dev.assay.api.Assay;

/** The quotient of two negative numbers can overflow and be negative. */
public class QuotientOfNegatives {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt(-3, -1);
    Assay.assume(x < 0);
    assert x / y >= 0;
  }
}
