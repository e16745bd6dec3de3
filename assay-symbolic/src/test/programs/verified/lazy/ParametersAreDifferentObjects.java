// expect: verified
// target: ParametersAreDifferentObjects#check

import dev.assay.api.Assay;

/** Different parameters have fields of their own. */
public class ParametersAreDifferentObjects {
  static class Cell {
    int value;
  }

  static void check(Cell a, Cell b) {
    Assay.assume(a != null && b != null && a != b);
    a.value = 1;
    b.value = 2;
    assert a.value == 1;
  }
}
