// expect: violation assertion
// target: SumOfIntsOverflows#check
// inputs: [2147483647, 1]

import dev.assay.api.Assay;

/** The sum of non-negative elements can be negative. */
public class SumOfIntsOverflows {
  static void check(int[] a) {
    Assay.assume(a != null && a.length == 2 && a[0] >= 0 && a[1] >= 0);
    assert a[0] + a[1] >= 0;
  }
}
