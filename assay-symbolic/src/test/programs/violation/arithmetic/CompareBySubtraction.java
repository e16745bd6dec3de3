// expect: violation assertion
// inputs: -2147483648, 1

import dev.assay.api.Assay;

/** A difference that overflows orders two ints the wrong way. */
public class CompareBySubtraction {
  static int compare(int a, int b) {
    return a - b;
  }

  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    if (a < b) {
      assert compare(a, b) < 0;
    }
  }
}
