// expect: verified

import dev.assay.api.Assay;

/** Below two to the power of 23 a float plus one is larger. */
public class IncrementOfSmallFloats {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x >= 0.0f && x <= 8388608.0f);
    assert x + 1.0f > x;
  }
}
