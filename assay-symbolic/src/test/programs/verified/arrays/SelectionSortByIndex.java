// expect: verified

import dev.assay.api.Assay;

/** Selection sort writes at symbolic indices and orders three elements. */
public class SelectionSortByIndex {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    for (int i = 0; i < a.length; i++) {
      int least = i;
      for (int j = i + 1; j < a.length; j++) {
        if (a[j] < a[least]) {
          least = j;
        }
      }
      int t = a[i];
      a[i] = a[least];
      a[least] = t;
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
