// expect: verified

import dev.assay.api.Assay;

/** A difference of shorts cannot overflow an int. */
public class CompareBySubtractionOfShorts {
  public static void main(String[] args) {
    short a = Assay.anyShort();
    short b = Assay.anyShort();
    assert (a - b < 0) == (a < b);
  }
}
