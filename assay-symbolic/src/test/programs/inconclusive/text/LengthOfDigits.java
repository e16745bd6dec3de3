// expect: inconclusive

import dev.assay.api.Assay;

/** How many digits a number has is not known. */
public class LengthOfDigits {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 100);
    assert ("" + x).length() <= 3;
  }
}
