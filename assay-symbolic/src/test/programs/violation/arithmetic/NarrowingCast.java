// expect: violation assertion
// inputs: 128

import dev.assay.api.Assay;

/** A cast to byte keeps only eight bits. */
public class NarrowingCast {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 1000);
    assert (byte) x == x;
  }
}
