// expect: violation assertion
// inputs: -2147483648

import dev.assay.api.Assay;

/** One negative number has no positive counterpart. */
public class NegationOverflow {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (x < 0) {
      assert -x > 0;
    }
  }
}
