// run: assay bound examples/bound/BubbleSort.java -- 5
// expect: verified
// arguments: how many elements

import dev.assay.api.Assay;

/**
 * Bubble sort sorts: whatever numbers an array holds, they are in order afterwards. Every
 * comparison may go either way, so five elements give over a thousand paths and eight more than two
 * hundred million, of which only those that fit some order of the elements can be taken.
 */
public class BubbleSort {
  static void sort(int[] a) {
    for (int end = a.length - 1; end > 0; end--) {
      for (int i = 0; i < end; i++) {
        if (a[i] > a[i + 1]) {
          int larger = a[i];
          a[i] = a[i + 1];
          a[i + 1] = larger;
        }
      }
    }
  }

  static boolean isSorted(int[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) {
        return false;
      }
    }
    return true;
  }

  public static void main(String[] args) {
    int[] a = new int[args.length > 0 ? Integer.parseInt(args[0]) : 5];
    for (int i = 0; i < a.length; i++) {
      a[i] = Assay.anyInt();
    }
    sort(a);
    assert isSorted(a) : "not sorted";
  }
}
