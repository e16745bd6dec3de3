// expect: violation assertion
// inputs: -77

import org.cprover.CProver;

/** An int drawn by CProver can be any. */
public class CproverIntIsAnything {
  public static void main(String[] args) {
    int x = CProver.nondetInt();
    assert x + 77 != 0;
  }
}
