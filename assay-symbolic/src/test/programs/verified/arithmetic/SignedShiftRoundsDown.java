// expect: verified

import dev.assay.api.Assay;

/** A signed shift divides and rounds towards minus infinity. */
public class SignedShiftRoundsDown {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert x >> 3 == Math.floorDiv(x, 8);
  }
}
