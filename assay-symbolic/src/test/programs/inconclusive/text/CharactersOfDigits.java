// expect: inconclusive

import dev.assay.api.Assay;

/** The characters of a number are copied. */
public class CharactersOfDigits {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    char[] chars = String.valueOf(x).toCharArray();
    assert chars.length == 1;
  }
}
