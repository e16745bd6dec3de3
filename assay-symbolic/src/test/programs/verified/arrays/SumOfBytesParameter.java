// expect: verified
// target: SumOfBytesParameter#check

import dev.assay.api.Assay;

/** Sums of a few bytes stay in a small range. */
public class SumOfBytesParameter {
  static void check(byte[] a) {
    Assay.assume(a != null && a.length <= 4);
    int sum = 0;
    for (byte b : a) {
      sum += b;
    }
    assert sum >= -512 && sum <= 508;
  }
}
