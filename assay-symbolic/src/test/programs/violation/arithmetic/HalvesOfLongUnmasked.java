// expect: violation assertion
// inputs: 0, -1

import dev.assay.api.Assay;

/** A negative lower half spills its sign into the upper half. */
public class HalvesOfLongUnmasked {
  public static void main(String[] args) {
    int high = Assay.anyInt();
    int low = Assay.anyInt();
    long both = (long) high << 32 | low;
    assert (int) (both >>> 32) == high;
  }
}
