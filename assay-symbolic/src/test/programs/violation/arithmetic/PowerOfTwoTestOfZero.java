// expect: violation assertion
// inputs: 0

import dev.assay.api.Assay;

/** Without a test for zero, zero passes for a power of two. */
public class PowerOfTwoTestOfZero {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x >= 0);
    boolean power = (x & x - 1) == 0;
    if (power) {
      assert Integer.bitCount(x) == 1;
    }
  }
}
