// expect: violation assertion
// inputs: -9223372036854775808

import org.sosy_lab.sv_benchmarks.Verifier;

/** A long drawn by the Verifier can be the smallest. */
public class NondetLong {
  public static void main(String[] args) {
    long x = Verifier.nondetLong();
    assert -x != x || x == 0;
  }
}
