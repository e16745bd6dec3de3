// expect: verified

import dev.assay.api.Assay;

/** An unsigned comparison is a comparison of the zero-extended numbers. */
public class CompareUnsigned {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    boolean less = Integer.compareUnsigned(a, b) < 0;
    assert less == ((a & 0xffffffffL) < (b & 0xffffffffL));
  }
}
