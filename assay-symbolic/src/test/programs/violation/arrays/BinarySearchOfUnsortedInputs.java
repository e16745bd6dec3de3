// expect: violation assertion
// inputs: 3, 1, 2, 0

import dev.assay.api.Assay;

/** Binary search misses elements of an array that is not sorted. */
public class BinarySearchOfUnsortedInputs {
  static boolean contains(int[] a, int key) {
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (a[middle] == key) {
        return true;
      } else if (a[middle] < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return false;
  }

  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    int i = Assay.anyInt(0, 2);
    assert contains(a, a[i]);
  }
}
