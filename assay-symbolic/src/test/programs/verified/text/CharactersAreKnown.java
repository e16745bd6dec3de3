// expect: verified

import dev.assay.api.Assay;

/** Characters that are inputs are no secret: a builder of them has a length. */
public class CharactersAreKnown {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    Assay.assume(c >= 'a' && c <= 'z');
    StringBuilder all = new StringBuilder();
    all.append('-').append(c);
    assert all.length() == 2;
    assert all.charAt(1) == c;
  }
}
