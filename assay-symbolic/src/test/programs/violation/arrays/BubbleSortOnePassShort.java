// expect: violation assertion
// inputs: 3, 2, 1

import dev.assay.api.Assay;

/** One pass is not enough for three elements. */
public class BubbleSortOnePassShort {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    for (int j = 0; j < 2; j++) {
      if (a[j] > a[j + 1]) {
        int t = a[j];
        a[j] = a[j + 1];
        a[j + 1] = t;
      }
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
