// expect: violation assertion
// inputs: -2147483648

import dev.assay.api.Assay;

/** The absolute value of the smallest int is negative. */
public class AbsOfMinimum {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert Math.abs(x) >= 0;
  }
}
