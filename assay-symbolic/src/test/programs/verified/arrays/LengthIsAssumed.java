// expect: verified
// target: LengthIsAssumed#check

import dev.assay.api.Assay;

/** What is assumed about the length leaves only arrays that are looked into. */
public class LengthIsAssumed {
  static void check(long[] a) {
    Assay.assume(a != null && a.length < 3);
    long sum = 0;
    for (long x : a) {
      sum += x & 1;
    }
    assert sum >= 0 && sum <= a.length;
  }
}
