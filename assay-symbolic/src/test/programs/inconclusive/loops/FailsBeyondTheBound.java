// expect: inconclusive
// options: --unwind 5

import dev.assay.api.Assay;

/** The sixth iteration fails, but only five are allowed. */
public class FailsBeyondTheBound {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 10);
    for (int i = 0; i < n; i++) {
      assert i != 5;
    }
  }
}
