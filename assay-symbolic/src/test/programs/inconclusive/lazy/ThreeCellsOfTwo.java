// expect: inconclusive
// target: ThreeCellsOfTwo#check
// options: --max-objects 2

import dev.assay.api.Assay;

/** Three parameters that all differ need more than two objects. */
public class ThreeCellsOfTwo {
  static class Cell {
    int value;
  }

  static void check(Cell a, Cell b, Cell c) {
    Assay.assume(a != null && b != null && c != null);
    Assay.assume(a != b && b != c && a != c);
    a.value = 1;
    b.value = 2;
    c.value = 3;
    assert a.value + b.value + c.value == 6;
  }
}
