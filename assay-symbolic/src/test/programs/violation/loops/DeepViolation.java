// expect: violation assertion
// inputs: 24

import dev.assay.api.Assay;

/** A failure needs two dozen iterations, found by raising the bound. */
public class DeepViolation {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 30);
    int i = 0;
    while (i < n) {
      i++;
    }
    assert i != 24;
  }
}
