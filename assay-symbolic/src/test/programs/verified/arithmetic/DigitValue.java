// expect: verified

import dev.assay.api.Assay;

/** A decimal digit's value is its distance from the digit zero. */
public class DigitValue {
  public static void main(String[] args) {
    char c = Assay.anyChar();
    Assay.assume(c >= '0' && c <= '9');
    int value = c - '0';
    assert value >= 0 && value <= 9;
    assert (char) ('0' + value) == c;
  }
}
