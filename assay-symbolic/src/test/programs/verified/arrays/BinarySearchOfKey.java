// expect: verified

import dev.assay.api.Assay;

/** Binary search finds every key that is there and no other. */
public class BinarySearchOfKey {
  static int find(int[] a, int key) {
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
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
    int i = find(a, key);
    boolean there = key >= 1 && key <= 9 && key % 2 == 1;
    assert there ? i == key / 2 : i == -1;
  }
}
