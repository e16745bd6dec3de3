// expect: verified

import dev.assay.api.Assay;

/** A clone has the same contents, and writing to it does not change the original. */
public class CloneIsIndependent {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int i = Assay.anyInt(0, 2);
    int[] a = {x, x + 1, x + 2};
    int[] b = a.clone();
    assert b[i] == a[i];
    b[i] = 0;
    assert a[i] == x + i;
  }
}
