// expect: violation exception ArithmeticException
// inputs: 7

import dev.assay.api.Assay;

/** A divisor becomes zero for one input. */
public class DivisionByZero {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = 100 / (x - 7);
    assert y <= 100;
  }
}
