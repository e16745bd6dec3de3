// expect: verified

import dev.assay.api.Assay;

/** Float.compare puts minus zero before zero, the operator does not. */
public class CompareTellsZerosApart {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(x == 0.0f);
    boolean negative = 1.0f / x < 0.0f;
    assert (Float.compare(x, 0.0f) < 0) == negative;
  }
}
