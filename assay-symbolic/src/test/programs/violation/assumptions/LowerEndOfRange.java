// expect: violation assertion
// inputs: -3

import dev.assay.api.Assay;

/** The lower end of a range is included. */
public class LowerEndOfRange {
  public static void main(String[] args) {
    int x = Assay.anyInt(-3, 10);
    assert x > -3;
  }
}
