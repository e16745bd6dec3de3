// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 2

import dev.assay.api.Assay;

/** An array of symbolic size is too small for a fixed index. */
public class SymbolicSizeTooSmall {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 5);
    int[] a = new int[n + 1];
    if (n >= 2) {
      a[3] = 1;
    }
  }
}
