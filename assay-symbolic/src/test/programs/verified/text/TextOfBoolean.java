// expect: verified

import dev.assay.api.Assay;

/** There are only two texts of a boolean, and they are known. */
public class TextOfBoolean {
  public static void main(String[] args) {
    boolean b = Assay.anyBoolean();
    String text = String.valueOf(b);
    assert text.length() == (b ? 4 : 5);
    assert text == (b ? "true" : "false");
  }
}
