// expect: violation assertion
// inputs: 1, 1

import dev.assay.api.Assay;

/** Swapping an array's element with itself by exclusive or clears it. */
public class SwapByXorOfSameCell {
  public static void main(String[] args) {
    int[] a = {1, 2, 3};
    int i = Assay.anyInt(0, 2);
    int j = Assay.anyInt(0, 2);
    int old = a[i];
    a[i] ^= a[j];
    a[j] ^= a[i];
    a[i] ^= a[j];
    assert a[j] == old;
  }
}
