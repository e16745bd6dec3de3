// expect: violation assertion
// options: --unwind 7
// inputs: 7

import dev.assay.api.Assay;

/** The state after exactly seven iterations is wrong. */
public class FailsAfterTheLoop {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 7);
    int power = 1;
    for (int i = 0; i < n; i++) {
      power *= 2;
    }
    assert power != 128;
  }
}
