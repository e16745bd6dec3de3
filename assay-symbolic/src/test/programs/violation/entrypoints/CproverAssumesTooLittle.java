// expect: violation exception ArithmeticException
// inputs: 0

import org.cprover.CProver;

/** CProver's assumption leaves zero. */
public class CproverAssumesTooLittle {
  public static void main(String[] args) {
    int x = CProver.nondetInt();
    CProver.assume(x >= 0);
    int y = 100 / x;
    assert y >= 0;
  }
}
