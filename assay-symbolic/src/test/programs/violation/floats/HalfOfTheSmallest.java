// expect: violation assertion
// inputs: 1.4E-45

import dev.assay.api.Assay;

/** The smallest float above zero has no half. */
public class HalfOfTheSmallest {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x > 0.0f);
    assert x / 2.0f > 0.0f;
  }
}
