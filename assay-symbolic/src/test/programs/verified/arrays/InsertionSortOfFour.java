// expect: verified

import dev.assay.api.Assay;

/** Insertion sort orders four elements and keeps their sum. */
public class InsertionSortOfFour {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    int sum = a[0] + a[1] + a[2] + a[3];
    for (int i = 1; i < a.length; i++) {
      int x = a[i];
      int j = i - 1;
      while (j >= 0 && a[j] > x) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
    assert a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3];
    assert a[0] + a[1] + a[2] + a[3] == sum;
  }
}
