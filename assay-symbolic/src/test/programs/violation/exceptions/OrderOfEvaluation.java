// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 2, 0

import dev.assay.api.Assay;

/** The index is checked after the right-hand side has been computed, and both can fail. */
public class OrderOfEvaluation {
  public static void main(String[] args) {
    int[] a = new int[2];
    int i = Assay.anyInt(0, 2);
    int x = Assay.anyInt(0, 1);
    try {
      a[i] = 1 / x;
    } catch (ArithmeticException e) {
      assert x == 0;
      a[i] = -1;
    }
  }
}
