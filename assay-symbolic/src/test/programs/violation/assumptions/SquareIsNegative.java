// expect: violation assertion
// inputs: 46341

import dev.assay.api.Assay;

/** A square overflows. */
public class SquareIsNegative {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (x * x < 0) {
      assert false : "negative square";
    }
  }
}
