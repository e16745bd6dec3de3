// expect: violation exception ArithmeticException
// inputs: 0

import dev.assay.api.Assay;

/** An assumption comes too late for the division. */
public class ExceptionBeforeAssumption {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = 1 / x;
    Assay.assume(x != 0);
    assert y <= 1;
  }
}
