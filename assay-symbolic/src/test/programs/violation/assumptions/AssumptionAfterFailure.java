// expect: violation assertion
// inputs: 7

import dev.assay.api.Assay;

/** An assumption does not excuse what failed before it. */
public class AssumptionAfterFailure {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert x != 7;
    Assay.assume(x != 7);
  }
}
