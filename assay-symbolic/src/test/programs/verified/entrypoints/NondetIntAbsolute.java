// expect: verified

import org.sosy_lab.sv_benchmarks.Verifier;

/** An int drawn by the benchmark suite's Verifier, with its assumption. */
public class NondetIntAbsolute {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x != Integer.MIN_VALUE);
    assert Math.abs(x) >= 0;
  }
}
