// expect: verified

import dev.assay.api.Assay;

/** Division by -1 negates, overflow included, and leaves no remainder. */
public class QuotientByMinusOne {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    Assay.assume(y == -1);
    assert x / y == -x;
    assert x % y == 0;
  }
}
