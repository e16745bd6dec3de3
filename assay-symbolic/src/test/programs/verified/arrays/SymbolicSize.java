// expect: verified

import dev.assay.api.Assay;

/** A new array has the length asked for, and zeros in it. */
public class SymbolicSize {
  public static void main(String[] args) {
    int n = Assay.anyInt(1, 4);
    int[] a = new int[n];
    int i = Assay.anyInt(0, 3);
    assert a.length == n;
    if (i < n) {
      assert a[i] == 0;
    }
  }
}
