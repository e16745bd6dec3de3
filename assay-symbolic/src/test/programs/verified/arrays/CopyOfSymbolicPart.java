// expect: verified

import dev.assay.api.Assay;

/** A part of symbolic length is copied, the rest stays. */
public class CopyOfSymbolicPart {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 3);
    int[] a = {1, 2, 3};
    int[] b = {7, 8, 9};
    System.arraycopy(a, 0, b, 0, n);
    int i = Assay.anyInt(0, 2);
    assert b[i] == (i < n ? i + 1 : i + 7);
  }
}
