// expect: violation assertion
// target: LongCompareCastToInt#check
// inputs: 4294967296, 0

import dev.assay.api.Assay;

/** A difference of longs cast to int loses its sign. */
public class LongCompareCastToInt {
  static void check(long a, long b) {
    Assay.assume(a > b);
    Assay.assume(b >= 0);
    assert (int) (a - b) > 0;
  }
}
