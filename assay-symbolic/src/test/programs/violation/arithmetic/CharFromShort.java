// expect: violation assertion
// inputs: -1

import dev.assay.api.Assay;

/** A negative short becomes a large char. */
public class CharFromShort {
  public static void main(String[] args) {
    short s = Assay.anyShort();
    char c = (char) s;
    assert c == s;
  }
}
