// expect: violation assertion
// inputs: 16777217

import dev.assay.api.Assay;

/** An int may have more digits than a float. */
public class IntToFloatLosesBits {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x >= 0 && x <= 20_000_000);
    assert (int) (float) x == x;
  }
}
