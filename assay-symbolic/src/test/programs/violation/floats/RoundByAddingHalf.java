// expect: violation assertion
// inputs: 0.49999997

import dev.assay.api.Assay;

/** The float below one half plus one half is rounded up to one. */
public class RoundByAddingHalf {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x >= 0.0f && x < 0.5f);
    assert (int) (x + 0.5f) == 0;
  }
}
