// expect: verified

import dev.assay.api.Assay;

/** An assumption in a method holds for its caller. */
public class AssumptionInMethod {
  static int positive() {
    int x = Assay.anyInt();
    Assay.assume(x > 0);
    return x;
  }

  public static void main(String[] args) {
    int a = positive();
    int b = positive();
    assert a > 0 && b > 0 && (long) a + b > 1;
  }
}
