// expect: verified

import dev.assay.api.Assay;

/** Math.multiplyExact throws exactly when the true product does not fit. */
public class MultiplyExactCaught {
  public static void main(String[] args) {
    int a = Assay.anyInt(0, 100);
    int b = Assay.anyInt();
    long product = (long) a * b;
    boolean thrown = false;
    try {
      Math.multiplyExact(a, b);
    } catch (ArithmeticException e) {
      thrown = true;
    }
    assert thrown == (product != (int) product);
  }
}
