// expect: violation assertion
// inputs: 10

import dev.assay.api.Assay;

/** The upper end of a range is included. */
public class UpperEndOfRange {
  public static void main(String[] args) {
    int x = Assay.anyInt(-3, 10);
    assert x < 10;
  }
}
