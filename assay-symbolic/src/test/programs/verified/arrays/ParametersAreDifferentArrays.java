// expect: verified
// target: ParametersAreDifferentArrays#check

import dev.assay.api.Assay;

/** Writing to one of two different arrays leaves the other as it is. */
public class ParametersAreDifferentArrays {
  static void check(int[] a, int[] b) {
    Assay.assume(a != null && a.length == 1 && b != null && b.length == 1 && a != b);
    a[0] = 1;
    b[0] = 2;
    assert a[0] == 1;
  }
}
