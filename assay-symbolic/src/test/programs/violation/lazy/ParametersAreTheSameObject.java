// expect: violation assertion
// target: ParametersAreTheSameObject#check

import dev.assay.api.Assay;

/** Two parameters can be the same object. */
public class ParametersAreTheSameObject {
  static class Cell {
    int value;
  }

  static void check(Cell a, Cell b) {
    Assay.assume(a != null && b != null);
    a.value = 1;
    b.value = 2;
    assert a.value == 1;
  }
}
