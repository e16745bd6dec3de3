// expect: violation assertion
// options: --unwind 4
// inputs: 2147483647

import dev.assay.api.Assay;

/** The middle of two large positions overflows. */
public class BinarySearchMiddleOverflows {
  public static void main(String[] args) {
    int wanted = Assay.anyInt();
    Assay.assume(wanted >= 0);
    int low = 0;
    int high = Integer.MAX_VALUE;
    while (low < high) {
      int middle = (low + high) / 2;
      assert middle >= 0;
      if (middle < wanted) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    assert low == wanted;
  }
}
