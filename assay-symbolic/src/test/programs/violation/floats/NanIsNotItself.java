// expect: violation assertion
// inputs: NaN

import dev.assay.api.Assay;

/** Not a number is not even equal to itself. */
public class NanIsNotItself {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    assert x == x;
  }
}
