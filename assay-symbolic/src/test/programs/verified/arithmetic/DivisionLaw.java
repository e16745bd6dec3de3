// expect: verified

import dev.assay.api.Assay;

/** Quotient times divisor plus remainder gives the dividend back. */
public class DivisionLaw {
  public static void main(String[] args) {
    byte x = Assay.anyByte();
    byte y = Assay.anyByte();
    if (y != 0) {
      assert x / y * y + x % y == x;
    }
  }
}
