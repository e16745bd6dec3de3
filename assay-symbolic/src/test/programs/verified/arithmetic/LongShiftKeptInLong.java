// expect: verified

import dev.assay.api.Assay;

/** A shift of a long has room for 62 positions. */
public class LongShiftKeptInLong {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 62);
    long bit = 1L << n;
    assert bit > 0;
  }
}
