// expect: violation assertion
// inputs: 11

import dev.assay.api.Assay;

/** An AssertionError thrown by hand is a failed assertion. */
public class ErrorThrownByHand {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (x * 3 == 33) {
      throw new AssertionError("eleven");
    }
  }
}
