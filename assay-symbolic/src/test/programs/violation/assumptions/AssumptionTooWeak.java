// expect: violation assertion
// inputs: 65536

import dev.assay.api.Assay;

/** An assumption leaves an input that fails. */
public class AssumptionTooWeak {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 0 && x < 100_000);
    assert x * x > 0;
  }
}
