// expect: verified

import org.sosy_lab.sv_benchmarks.Verifier;

/** Nothing is reached after a false assumption of the Verifier. */
public class VerifierAssumesFalse {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x > 3);
    if (x <= 3) {
      throw new IllegalStateException();
    }
    Verifier.assume(false);
    assert false;
  }
}
