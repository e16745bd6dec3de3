// expect: violation assertion
// inputs: 1.6777216E7

import dev.assay.api.Assay;

/** A large float plus one is the same float. */
public class IncrementIsAbsorbed {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x >= 0.0f && x <= 1.0e9f);
    assert x + 1.0f > x;
  }
}
