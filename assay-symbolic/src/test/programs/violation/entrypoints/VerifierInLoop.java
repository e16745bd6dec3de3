// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 3, 1, 2, 4

import org.sosy_lab.sv_benchmarks.Verifier;

/** Inputs drawn in a loop overrun an array. */
public class VerifierInLoop {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 3);
    int[] a = new int[2];
    for (int i = 0; i < n; i++) {
      a[i] = Verifier.nondetInt();
    }
  }
}
