// expect: verified

import dev.assay.api.Assay;

/** An assumption rules out the input that fails. */
public class AssumptionMakesItSafe {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 0 && x < 1000);
    assert x * x > 0;
  }
}
