// expect: verified

import dev.assay.api.Assay;

/** A number times itself is not negative. */
public class SquareIsNotNegative {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(!Float.isNaN(x));
    assert x * x >= 0.0f;
  }
}
