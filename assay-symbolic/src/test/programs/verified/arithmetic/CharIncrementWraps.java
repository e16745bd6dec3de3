// expect: verified

import dev.assay.api.Assay;

/** The largest char plus one is the smallest. */
public class CharIncrementWraps {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    char next = c;
    next++;
    assert next > c || c == Character.MAX_VALUE && next == 0;
  }
}
