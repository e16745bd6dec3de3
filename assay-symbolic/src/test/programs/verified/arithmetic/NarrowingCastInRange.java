// expect: verified

import dev.assay.api.Assay;

/** A cast to byte changes nothing in a byte's range. */
public class NarrowingCastInRange {
  public static void main(String[] args) {
    int x = Assay.anyInt(-128, 127);
    assert (byte) x == x;
    assert (short) x == x;
  }
}
