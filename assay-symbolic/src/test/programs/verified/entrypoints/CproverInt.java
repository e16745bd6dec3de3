// expect: verified

import org.cprover.CProver;

/** An int drawn by CProver, with its assumption. */
public class CproverInt {
  public static void main(String[] args) {
    int x = CProver.nondetInt();
    CProver.assume(x > 0 && x < 10);
    assert x * x < 100;
  }
}
