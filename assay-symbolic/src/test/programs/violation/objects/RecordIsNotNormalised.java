// expect: violation assertion
// inputs: 2, 4

import dev.assay.api.Assay;

/** Equal fractions need not be equal records. */
public class RecordIsNotNormalised {
  record Fraction(int up, int down) {
    boolean same(Fraction f) {
      return up * f.down == f.up * down;
    }
  }

  public static void main(String[] args) {
    Fraction half = new Fraction(1, 2);
    Fraction f = new Fraction(Assay.anyInt(1, 9), Assay.anyInt(1, 9));
    assert !f.same(half) || f.equals(half);
  }
}
