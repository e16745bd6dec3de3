// expect: inconclusive

import dev.assay.api.Assay;

/** The bytes of text with a number in it are counted. */
public class BytesOfDigits {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 9);
    byte[] bytes = Integer.toString(x).getBytes();
    assert bytes.length == 1;
  }
}
