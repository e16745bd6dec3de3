// expect: verified

import dev.assay.api.Assay;

/** A fixed offset turns every small letter into a capital one. */
public class UpperCaseOfLetters {
  static char upper(char c) {
    return (char) (c - ('a' - 'A'));
  }

  public static void main(String[] args) {
    char c = Assay.anyChar();
    if (c >= 'a' && c <= 'z') {
      assert upper(c) >= 'A' && upper(c) <= 'Z';
    }
  }
}
