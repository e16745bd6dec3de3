// expect: violation assertion
// inputs: 32

import dev.assay.api.Assay;

/** A shift by 32 is no shift, so the mask of all bits comes out empty. */
public class ShiftByThirtyTwo {
  public static void main(String[] args) {
    int n = Assay.anyInt(1, 32);
    int mask = (1 << n) - 1;
    assert mask != 0;
  }
}
