// expect: violation assertion
// inputs: -1

import dev.assay.api.Assay;

/** A signed shift and a division differ for negative numbers. */
public class SignedShiftIsNoDivision {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert x >> 1 == x / 2;
  }
}
