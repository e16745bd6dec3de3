// expect: verified

import dev.assay.api.Assay;

/** Float.compare finds everything equal to itself, NaN too. */
public class CompareIsReflexive {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    assert Float.compare(x, x) == 0;
  }
}
