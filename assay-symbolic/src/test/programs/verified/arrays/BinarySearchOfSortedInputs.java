// expect: verified

import dev.assay.api.Assay;

/** Binary search finds an element of any sorted array of four. */
public class BinarySearchOfSortedInputs {
  static int find(int[] a, int key) {
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
      int middle = low + (high - low) / 2;
      if (a[middle] == key) {
        return middle;
      } else if (a[middle] < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    Assay.assume(a[0] <= a[1] && a[1] <= a[2] && a[2] <= a[3]);
    int key = a[Assay.anyInt(0, 3)];
    int i = find(a, key);
    assert i >= 0 && a[i] == key;
  }
}
