// expect: violation assertion
// inputs: 31

import dev.assay.api.Assay;

/** A shift of an int overflows before it is widened. */
public class IntShiftKeptInLong {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 62);
    long bit = 1 << n;
    assert bit > 0;
  }
}
