// expect: violation assertion
// inputs: true, false

import org.sosy_lab.sv_benchmarks.Verifier;

/** Booleans drawn by the Verifier are independent. */
public class NondetBooleans {
  public static void main(String[] args) {
    boolean a = Verifier.nondetBoolean();
    boolean b = Verifier.nondetBoolean();
    if (a) {
      assert b;
    }
  }
}
