// expect: verified
// target: ParametersOfDifferentClasses#check

import dev.assay.api.Assay;

/** Objects of unrelated classes are never the same. */
public class ParametersOfDifferentClasses {
  static class Cell {
    int value;
  }

  static class Slot {
    int value;
  }

  static void check(Cell a, Slot b) {
    Assay.assume(a != null && b != null);
    Object x = a;
    Object y = b;
    a.value = 1;
    b.value = 2;
    assert x != y && a.value == 1;
  }
}
