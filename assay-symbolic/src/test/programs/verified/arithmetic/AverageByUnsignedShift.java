// expect: verified

import dev.assay.api.Assay;

/** An unsigned shift halves a sum that has overflowed into the sign. */
public class AverageByUnsignedShift {
  public static void main(String[] args) {
    int low = Assay.anyInt();
    int high = Assay.anyInt();
    Assay.assume(0 <= low && low <= high);
    int middle = (low + high) >>> 1;
    assert low <= middle && middle <= high;
  }
}
