// expect: violation assertion

import dev.assay.api.Assay;

/** The assumption leaves a bad case in. */
public class AssumeTooWeak {
  public static void main(String[] args) {
    int a = Assay.choose(0, 5);
    int b = Assay.choose(0, 5);
    Assay.assume(a >= b);
    assert a > b;
  }
}
