// expect: verified

import dev.assay.api.Assay;

/** A cast to byte is the sign extension of the low bits. */
public class NarrowingIsSignExtension {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert (byte) x == x << 24 >> 24;
    assert (short) x == x << 16 >> 16;
    assert (char) x == (x & 0xffff);
  }
}
