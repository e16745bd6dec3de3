// expect: verified

import dev.assay.api.Assay;

/** Every double but NaN equals itself. */
public class NumbersEqualThemselves {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(!Double.isNaN(x));
    assert x == x;
  }
}
