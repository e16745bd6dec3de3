// expect: verified

import dev.assay.api.Assay;

/** Bytes that are reversed twice are as before. */
public class ReverseBytesTwice {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert Integer.reverseBytes(Integer.reverseBytes(x)) == x;
    assert Integer.reverseBytes(x) >>> 24 == (x & 0xff);
  }
}
