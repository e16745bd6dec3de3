// run: assay bound examples/bound/BubbleSortNegated.java -- 5
// expect: violation assertion
// arguments: how many elements

import dev.assay.api.Assay;

/**
 * The sort of BubbleSort with the opposite claim: that the elements are not in order afterwards.
 * Any numbers refute it, but they have to be found, in one of as many paths as there.
 */
public class BubbleSortNegated {
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
    assert !isSorted(a) : "sorted";
  }
}
