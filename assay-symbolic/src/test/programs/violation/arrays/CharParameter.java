// expect: violation assertion
// target: CharParameter#check
// inputs: [120, 120]

import dev.assay.api.Assay;

/** An array of chars can hold one char twice. */
public class CharParameter {
  static void check(char[] a) {
    Assay.assume(a != null && a.length == 2);
    assert a[0] != 'x' || a[1] != 'x';
  }
}
