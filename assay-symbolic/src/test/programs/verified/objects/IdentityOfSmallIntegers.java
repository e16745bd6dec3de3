// expect: verified

import dev.assay.api.Assay;

/** Boxes of equal small ints are the same object. */
public class IdentityOfSmallIntegers {
  public static void main(String[] args) {
    int x = Assay.anyInt(-128, 127);
    Integer a = x;
    Integer b = x;
    assert a == b && a == x;
  }
}
