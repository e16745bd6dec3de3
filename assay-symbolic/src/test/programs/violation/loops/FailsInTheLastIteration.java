// expect: violation assertion
// options: --unwind 6
// inputs: 6

import dev.assay.api.Assay;

/** The sixth iteration fails, and six are allowed. */
public class FailsInTheLastIteration {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 10);
    for (int i = 0; i < n; i++) {
      assert i != 5;
    }
  }
}
