// expect: violation assertion
// inputs: 128

import dev.assay.api.Assay;

/** Boxes of equal ints are not the same object beyond the cache. */
public class IdentityOfIntegers {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 1000);
    Integer a = x;
    Integer b = x;
    assert a == b;
  }
}
