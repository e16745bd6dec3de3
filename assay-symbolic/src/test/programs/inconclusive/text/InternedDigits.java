// expect: inconclusive

import dev.assay.api.Assay;

/** The interned text of a number is the literal, or not. */
public class InternedDigits {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    assert Integer.toString(x).intern() != "12";
  }
}
