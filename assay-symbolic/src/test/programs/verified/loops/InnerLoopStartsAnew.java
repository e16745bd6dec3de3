// expect: verified
// options: --unwind 3

import dev.assay.api.Assay;

/** The bound holds for each entry of the inner loop, not for all of them together. */
public class InnerLoopStartsAnew {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 3);
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        count++;
      }
    }
    assert count == n * n;
  }
}
