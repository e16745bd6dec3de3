// expect: verified

import dev.assay.api.Assay;

/** A drawn int lies in its range. */
public class RangeOfInput {
  public static void main(String[] args) {
    int x = Assay.anyInt(-3, 10);
    assert x >= -3 && x <= 10;
    int y = Assay.anyInt(5, 5);
    assert y == 5;
  }
}
