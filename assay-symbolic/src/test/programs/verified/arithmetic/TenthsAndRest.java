// expect: verified

import dev.assay.api.Assay;

/** Division by a constant and its remainder fit together for every int. */
public class TenthsAndRest {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int r = x % 10;
    assert r > -10 && r < 10;
    assert x / 10 * 10 + r == x;
  }
}
