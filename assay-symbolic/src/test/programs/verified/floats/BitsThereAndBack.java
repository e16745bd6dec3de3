// expect: verified

import dev.assay.api.Assay;

/** A float made from an int's bits has these bits again, unless it is NaN. */
public class BitsThereAndBack {
  public static void main(String[] args) {
    int bits = Assay.anyInt();
    float x = Float.intBitsToFloat(bits);
    if (!Float.isNaN(x)) {
      assert Float.floatToIntBits(x) == bits;
    }
  }
}
