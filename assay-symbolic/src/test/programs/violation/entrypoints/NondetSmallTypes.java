// expect: violation assertion
// inputs: -1, -2, 65535

import org.sosy_lab.sv_benchmarks.Verifier;

/** Bytes, shorts and chars drawn by the Verifier. */
public class NondetSmallTypes {
  public static void main(String[] args) {
    byte b = Verifier.nondetByte();
    short s = Verifier.nondetShort();
    char c = Verifier.nondetChar();
    assert b != -1 || s != -2 || c != 65535;
  }
}
