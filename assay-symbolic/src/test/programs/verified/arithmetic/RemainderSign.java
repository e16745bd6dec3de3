// expect: verified

import dev.assay.api.Assay;

/** A remainder that is not zero has the dividend's sign. */
public class RemainderSign {
  public static void main(String[] args) {
    byte x = Assay.anyByte();
    byte y = Assay.anyByte();
    Assay.assume(y != 0);
    int r = x % y;
    assert r == 0 || (r < 0) == (x < 0);
    assert Math.abs(r) < Math.abs((int) y);
  }
}
