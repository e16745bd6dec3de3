// expect: verified

import dev.assay.api.Assay;

/** Where nothing is possible nothing fails. */
public class ContradictoryAssumptions {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 10);
    Assay.assume(x < 5);
    assert false;
  }
}
