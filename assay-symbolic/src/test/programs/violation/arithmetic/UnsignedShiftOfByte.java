// expect: violation assertion
// inputs: -1

import dev.assay.api.Assay;

/** A byte is widened with its sign before an unsigned shift, and the sign comes back. */
public class UnsignedShiftOfByte {
  public static void main(String[] args) {
    byte b = Assay.anyByte();
    byte half = (byte) (b >>> 1);
    assert half >= 0;
  }
}
