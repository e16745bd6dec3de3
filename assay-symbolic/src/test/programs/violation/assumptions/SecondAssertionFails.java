// expect: violation assertion second
// inputs: 15

import dev.assay.api.Assay;

/** The first assertion holds, the second does not. */
public class SecondAssertionFails {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 20);
    assert x <= 20 : "first";
    assert x % 5 != 0 || x % 3 != 0 || x == 0 : "second";
  }
}
