// expect: violation assertion
// target: MaximumStartsAtZero#check
// inputs: [-1]

import dev.assay.api.Assay;

/** A maximum that starts at zero is wrong for negative elements only. */
public class MaximumStartsAtZero {
  static void check(int[] a) {
    Assay.assume(a != null && a.length == 1);
    int max = 0;
    for (int x : a) {
      max = Math.max(max, x);
    }
    assert max == a[0];
  }
}
