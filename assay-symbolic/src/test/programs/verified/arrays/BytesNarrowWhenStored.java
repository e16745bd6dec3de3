// expect: verified

import dev.assay.api.Assay;

/** An int stored in arrays of small types loses its upper bits. */
public class BytesNarrowWhenStored {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    byte[] bytes = {(byte) x};
    short[] shorts = {(short) x};
    char[] chars = {(char) x};
    assert bytes[0] == (byte) x && bytes[0] >= -128 && bytes[0] <= 127;
    assert shorts[0] == (short) x;
    assert chars[0] == (x & 0xffff);
  }
}
