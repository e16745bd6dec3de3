// expect: verified

import org.sosy_lab.sv_benchmarks.Verifier;

/** A double drawn by the Verifier, with its assumption. */
public class NondetDouble {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x > 1.0 && x < 2.0);
    assert (int) x == 1;
  }
}
