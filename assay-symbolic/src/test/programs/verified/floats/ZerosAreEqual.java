// expect: verified

import dev.assay.api.Assay;

/** A zero equals its negation and is not smaller than it. */
public class ZerosAreEqual {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    if (x == 0.0f) {
      assert x == -x;
      assert !(x < -x) && !(x > -x);
    }
  }
}
