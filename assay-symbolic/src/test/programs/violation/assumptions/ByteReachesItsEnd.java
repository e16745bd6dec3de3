// expect: violation assertion
// inputs: -128

import dev.assay.api.Assay;

/** A drawn byte can be the smallest. */
public class ByteReachesItsEnd {
  public static void main(String[] args) {
    byte b = Assay.anyByte();
    assert b != -128;
  }
}
