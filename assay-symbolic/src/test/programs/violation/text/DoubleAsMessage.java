// expect: violation assertion
// inputs: 1.5

import dev.assay.api.Assay;

/** The message is the number itself. */
public class DoubleAsMessage {
  public static void main(String[] args) {
    double d = Assay.anyDouble();
    Assay.assume(d > -2 && d < 2);
    assert d * d < 2 : d;
  }
}
