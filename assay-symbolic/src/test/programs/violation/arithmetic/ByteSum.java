// expect: violation assertion
// inputs: 127, 1

import dev.assay.api.Assay;

/** The sum of two bytes need not fit into a byte. */
public class ByteSum {
  public static void main(String[] args) {
    byte a = Assay.anyByte();
    byte b = Assay.anyByte();
    byte sum = (byte) (a + b);
    assert sum == a + b;
  }
}
