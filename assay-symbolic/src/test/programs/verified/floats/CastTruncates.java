// expect: verified

import dev.assay.api.Assay;

/** A cast to int cuts off the fraction, towards zero. */
public class CastTruncates {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x > -1.0f && x < 1.0f);
    assert (int) x == 0;
  }
}
