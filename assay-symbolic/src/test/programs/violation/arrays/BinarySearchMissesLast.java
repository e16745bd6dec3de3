// expect: violation assertion
// inputs: 9

import dev.assay.api.Assay;

/** Binary search stops while one element is still left. */
public class BinarySearchMissesLast {
  static int find(int[] a, int key) {
    int low = 0;
    int high = a.length - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (a[middle] < key) {
        low = middle + 1;
      } else if (a[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -1;
  }

  public static void main(String[] args) {
    int[] a = {1, 3, 5, 7, 9};
    int key = Assay.anyInt();
    if (key == 5 || key == 9) {
      assert find(a, key) >= 0;
    }
  }
}
