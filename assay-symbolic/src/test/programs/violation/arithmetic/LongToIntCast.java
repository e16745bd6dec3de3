// expect: violation assertion
// target: LongToIntCast#check
// inputs: 4294967296

import dev.assay.api.Assay;

/** A positive long can become zero when it is cast to int. */
public class LongToIntCast {
  static void check(long x) {
    Assay.assume(x > 0);
    assert (int) x != 0;
  }
}
