// expect: inconclusive
// options: --unwind 6

import dev.assay.api.Assay;

/** The state after seven iterations is wrong, but only six are allowed. */
public class FailsAfterTheLoopCut {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 7);
    int power = 1;
    for (int i = 0; i < n; i++) {
      power *= 2;
    }
    assert power != 128;
  }
}
