// expect: violation assertion
// inputs: 65536, 32768

import dev.assay.api.Assay;

/** The product of two positive ints can be negative. */
public class ProductOverflow {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    Assay.assume(a > 0 && b > 0);
    assert a * b >= 0;
  }
}
