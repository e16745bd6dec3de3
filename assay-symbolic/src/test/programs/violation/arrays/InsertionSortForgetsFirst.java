// expect: violation assertion
// inputs: 5, 1, 2

import dev.assay.api.Assay;

/** Insertion stops before the first element is compared. */
public class InsertionSortForgetsFirst {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    for (int i = 1; i < a.length; i++) {
      int x = a[i];
      int j = i - 1;
      while (j > 0 && a[j] > x) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
