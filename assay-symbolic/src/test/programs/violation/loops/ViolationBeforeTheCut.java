// expect: violation assertion
// options: --unwind 3
// inputs: 2

import dev.assay.api.Assay;

/** A failure within the bound is reported though the loop itself is cut. */
public class ViolationBeforeTheCut {
  public static void main(String[] args) {
    int n = Assay.anyInt();
    int i = 0;
    while (i < n) {
      i++;
    }
    assert i != 2;
  }
}
