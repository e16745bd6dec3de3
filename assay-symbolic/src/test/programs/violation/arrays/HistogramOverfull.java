// expect: violation assertion
// inputs: 2, 2, 2

import dev.assay.api.Assay;

/** All inputs can have the same value. */
public class HistogramOverfull {
  public static void main(String[] args) {
    int[] count = new int[4];
    for (int i = 0; i < 3; i++) {
      count[Assay.anyInt(0, 3)]++;
    }
    assert count[2] < 3;
  }
}
