// expect: violation assertion
// inputs: 424242

import org.sosy_lab.sv_benchmarks.Verifier;

/** An int drawn by the Verifier can be any. */
public class NondetIntIsAnything {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert x != 424242;
  }
}
