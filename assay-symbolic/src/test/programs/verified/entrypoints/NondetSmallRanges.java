// expect: verified

import org.sosy_lab.sv_benchmarks.Verifier;

/** Bytes, shorts and chars drawn by the Verifier lie in their ranges. */
public class NondetSmallRanges {
  public static void main(String[] args) {
    int b = Verifier.nondetByte();
    int s = Verifier.nondetShort();
    int c = Verifier.nondetChar();
    assert b >= -128 && b <= 127;
    assert s >= -32768 && s <= 32767;
    assert c >= 0 && c <= 65535;
  }
}
