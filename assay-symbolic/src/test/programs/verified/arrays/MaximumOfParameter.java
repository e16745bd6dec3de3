// expect: verified
// target: MaximumOfParameter#check

import dev.assay.api.Assay;

/** The maximum of an array is one of its elements and none is larger. */
public class MaximumOfParameter {
  static int max(int[] a) {
    int max = a[0];
    for (int x : a) {
      if (x > max) {
        max = x;
      }
    }
    return max;
  }

  static void check(int[] a) {
    Assay.assume(a != null && a.length >= 1 && a.length <= 3);
    int max = max(a);
    boolean found = false;
    for (int x : a) {
      assert x <= max;
      found |= x == max;
    }
    assert found;
  }
}
