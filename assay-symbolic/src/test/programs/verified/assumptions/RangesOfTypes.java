// expect: verified

import dev.assay.api.Assay;

/** Drawn values lie in the ranges of their types. */
public class RangesOfTypes {
  public static void main(String[] args) {
    byte b = Assay.anyByte();
    short s = Assay.anyShort();
    char c = Assay.anyChar();
    assert b >= -128 && b <= 127;
    assert s >= -32768 && s <= 32767;
    assert c >= 0 && c <= 65535;
  }
}
