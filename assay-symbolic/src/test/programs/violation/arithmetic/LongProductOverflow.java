// expect: violation assertion
// target: LongProductOverflow#check
// inputs: 4294967296, 2147483648

import dev.assay.api.Assay;

/** The product of two positive longs can be negative. */
public class LongProductOverflow {
  static void check(long a, long b) {
    Assay.assume(a > 0 && b > 0);
    assert a * b >= 0;
  }
}
