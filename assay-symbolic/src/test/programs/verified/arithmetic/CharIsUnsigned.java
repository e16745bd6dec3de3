// expect: verified

import dev.assay.api.Assay;

/** A char is never negative, though the short with the same bits may be. */
public class CharIsUnsigned {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    assert c >= 0 && c <= 65535;
    short s = (short) c;
    assert (s < 0) == (c >= 32768);
    assert (char) s == c;
  }
}
