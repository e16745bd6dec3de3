// expect: violation assertion
// target: ParametersAreTheSameArray#check

import dev.assay.api.Assay;

/** Two array parameters can be the same array. */
public class ParametersAreTheSameArray {
  static void check(int[] a, int[] b) {
    Assay.assume(a != null && a.length == 1 && b != null && b.length == 1);
    a[0] = 1;
    b[0] = 2;
    assert a[0] == 1;
  }
}
