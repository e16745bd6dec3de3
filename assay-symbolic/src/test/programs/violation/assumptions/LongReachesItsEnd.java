// expect: violation assertion
// inputs: 9223372036854775807

import dev.assay.api.Assay;

/** A drawn long can be the largest. */
public class LongReachesItsEnd {
  public static void main(String[] args) {
    long x = Assay.anyLong();
    assert x + 1 > x;
  }
}
