// expect: violation assertion
// inputs: 9, false

import dev.assay.api.Assay;

/** An assumption holds only on the paths that pass it. */
public class AssumptionInOneBranch {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if (Assay.anyBoolean()) {
      Assay.assume(x < 5);
    }
    assert x < 5;
  }
}
