// expect: verified

import dev.assay.api.Assay;

/** What is not a number has a text that is known. */
public class TextOfSpecialDoubles {
  public static void main(String[] args) {
    double d = Assay.anyDouble();
    Assay.assume(Double.isNaN(d));
    assert Double.toString(d).equals("NaN");
  }
}
