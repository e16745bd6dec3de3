// expect: verified

import dev.assay.api.Assay;

/** A float that is not tiny can be halved and doubled without loss. */
public class HalfAndDouble {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x >= 1.0f && x <= 1.0e30f);
    assert x / 2.0f * 2.0f == x;
  }
}
