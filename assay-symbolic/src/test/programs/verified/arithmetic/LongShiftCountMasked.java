// expect: verified

import dev.assay.api.Assay;

/** Only the six low bits of a long's shift count matter, even when the count is a long. */
public class LongShiftCountMasked {
  public static void main(String[] args) {
    long x = Assay.anyLong();
    long n = Assay.anyLong();
    assert x << n == x << (n & 63);
    assert x >> n == x >> (n & 63);
    assert x >>> n == x >>> (int) n;
  }
}
