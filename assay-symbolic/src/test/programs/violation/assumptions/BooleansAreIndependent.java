// expect: violation assertion
// inputs: true, false

import dev.assay.api.Assay;

/** Two drawn booleans can differ. */
public class BooleansAreIndependent {
  public static void main(String[] args) {
    boolean a = Assay.anyBoolean();
    boolean b = Assay.anyBoolean();
    assert a == b || !a;
  }
}
