// expect: verified

import dev.assay.api.Assay;

/** Math.addExact throws exactly when the true sum does not fit. */
public class AddExactCaught {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    long sum = (long) a + b;
    try {
      assert Math.addExact(a, b) == sum;
    } catch (ArithmeticException e) {
      assert sum < Integer.MIN_VALUE || sum > Integer.MAX_VALUE;
    }
  }
}
