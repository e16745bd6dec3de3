// expect: verified

import dev.assay.api.Assay;

/** Every float is a double. */
public class FloatToDoubleIsExact {
  public static void main(String[] args) {
    float x = Assay.anyFloat();
    Assay.assume(!Float.isNaN(x));
    assert (float) (double) x == x;
  }
}
