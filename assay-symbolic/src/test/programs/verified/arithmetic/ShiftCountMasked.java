// expect: verified

import dev.assay.api.Assay;

/** Only the five low bits of an int's shift count matter. */
public class ShiftCountMasked {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int n = Assay.anyInt();
    assert x << n == x << (n & 31);
    assert x >> n == x >> (n & 31);
    assert x >>> n == x >>> (n & 31);
  }
}
