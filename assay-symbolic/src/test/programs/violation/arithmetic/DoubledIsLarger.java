// expect: violation assertion
// inputs: 1073741824

import dev.assay.api.Assay;

/** A positive number doubled is not always larger. */
public class DoubledIsLarger {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 0);
    assert 2 * x > x;
  }
}
