// expect: verified

import dev.assay.api.Assay;

/** A positive number is a power of two exactly if it has one bit. */
public class PowerOfTwoTest {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    boolean power = x > 0 && (x & x - 1) == 0;
    boolean oneBit = false;
    for (int i = 0; i < 31; i++) {
      oneBit |= x == 1 << i;
    }
    assert power == oneBit;
  }
}
