// expect: violation assertion
// inputs: NaN

import org.sosy_lab.sv_benchmarks.Verifier;

/** A float drawn by the Verifier can be NaN. */
public class NondetFloats {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    assert x <= 0.0f || x > 0.0f;
  }
}
