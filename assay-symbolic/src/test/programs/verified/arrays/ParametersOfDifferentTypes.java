// expect: verified
// target: ParametersOfDifferentTypes#check

import dev.assay.api.Assay;

/** Arrays of different element types are never the same. */
public class ParametersOfDifferentTypes {
  static void check(int[] a, long[] b) {
    Assay.assume(a != null && a.length == 1 && b != null && b.length == 1);
    Object x = a;
    Object y = b;
    a[0] = 1;
    b[0] = 2;
    assert x != y && a[0] == 1;
  }
}
