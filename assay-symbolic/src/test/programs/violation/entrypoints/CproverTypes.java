// expect: violation assertion
// inputs: true, 1, 2, 3, 4

import org.cprover.CProver;

/** Values of several types drawn by CProver. */
public class CproverTypes {
  public static void main(String[] args) {
    boolean a = CProver.nondetBoolean();
    byte b = CProver.nondetByte();
    char c = CProver.nondetChar();
    short d = CProver.nondetShort();
    long e = CProver.nondetLong();
    assert !(a && b == 1 && c == 2 && d == 3 && e == 4);
  }
}
