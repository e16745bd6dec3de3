// expect: violation assertion
// target: IdentityOfLongs#check
// inputs: -129

import dev.assay.api.Assay;

/** Boxes of equal longs are not the same object beyond the cache. */
public class IdentityOfLongs {
  static void check(long x) {
    Assay.assume(x >= -129 && x <= 127);
    Long a = x;
    Long b = x;
    assert a == b;
  }
}
