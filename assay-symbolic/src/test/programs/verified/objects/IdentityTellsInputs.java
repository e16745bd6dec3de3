// expect: verified

import dev.assay.api.Assay;

/** Boxes of inputs are the same only if the numbers are equal and small. */
public class IdentityTellsInputs {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Integer a = x;
    Integer b = y;
    if (a == b) {
      assert x == y && x >= -128 && x <= 127;
    } else {
      assert x != y || x < -128 || x > 127;
    }
  }
}
