// expect: inconclusive
// options: --unwind 4

import dev.assay.api.Assay;

/** The outer loop is short, the inner one is not. */
public class UnboundedInnerLoop {
  public static void main(String[] args) {
    int n = Assay.anyInt();
    int count = 0;
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < n; j++) {
        count ^= 1;
      }
    }
    assert count == 0;
  }
}
