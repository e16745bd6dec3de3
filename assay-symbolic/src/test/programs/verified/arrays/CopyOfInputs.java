// expect: verified

import dev.assay.api.Assay;

/** System.arraycopy moves symbolic contents to where they belong. */
public class CopyOfInputs {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    int[] b = new int[5];
    System.arraycopy(a, 0, b, 1, 3);
    assert b[0] == 0 && b[4] == 0;
    assert b[1] == a[0] && b[2] == a[1] && b[3] == a[2];
  }
}
