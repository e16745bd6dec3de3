// expect: violation assertion
// inputs: 300.0

import dev.assay.api.Assay;

/** A cast from double to byte goes by way of int and keeps the low bits only. */
public class CastOfDoubleToByte {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    Assay.assume(x >= 0.0 && x <= 1000.0);
    assert (byte) x >= 0;
    assert (byte) x == (int) x;
  }
}
