// expect: inconclusive

import org.sosy_lab.sv_benchmarks.Verifier;

/** A string drawn by the Verifier is a symbolic string. */
public class NondetString {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    if (s != null) {
      assert s.concat("x").length() > s.length();
    }
  }
}
