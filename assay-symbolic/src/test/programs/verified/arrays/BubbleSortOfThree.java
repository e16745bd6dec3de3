// expect: verified

import dev.assay.api.Assay;

/** Bubble sort orders three elements. */
public class BubbleSortOfThree {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2 - i; j++) {
        if (a[j] > a[j + 1]) {
          int t = a[j];
          a[j] = a[j + 1];
          a[j + 1] = t;
        }
      }
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
