// expect: violation assertion
// inputs: 48

import dev.assay.api.Assay;

/** A fixed offset gives the upper case of letters only. */
public class UpperCaseByOffset {
  static char upper(char c) {
    return (char) (c - ('a' - 'A'));
  }

  public static void main(String[] args) {
    char c = Assay.anyChar();
    Assay.assume(c <= 'z');
    if (c < 'A' || c > 'Z') {
      assert upper(c) >= 'A' && upper(c) <= 'Z';
    }
  }
}
