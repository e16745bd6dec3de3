// expect: verified

import dev.assay.api.Assay;

/** Runs in which the assumption does not hold are left out: what remains is right. */
public class AssumePrunes {
  public static void main(String[] args) {
    int a = Assay.choose(0, 5);
    int b = Assay.choose(0, 5);
    Assay.assume(b != 0 && a > b);
    assert a / b >= 1;
  }
}
