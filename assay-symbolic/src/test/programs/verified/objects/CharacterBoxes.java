// expect: verified

import dev.assay.api.Assay;

/** Boxes of characters are the same up to 127. */
public class CharacterBoxes {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    Character a = c;
    Character b = c;
    assert (a == b) == (c <= 127);
    byte n = Assay.anyByte();
    Byte m = n;
    Byte k = n;
    assert m == k;
  }
}
