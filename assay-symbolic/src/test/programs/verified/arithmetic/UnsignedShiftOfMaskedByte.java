// expect: verified

import dev.assay.api.Assay;

/** A byte that is masked first is shifted as an unsigned number. */
public class UnsignedShiftOfMaskedByte {
  public static void main(String[] args) {
    byte b = Assay.anyByte();
    byte half = (byte) ((b & 0xff) >>> 1);
    assert half >= 0;
  }
}
