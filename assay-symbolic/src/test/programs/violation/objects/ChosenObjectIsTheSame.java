// expect: violation assertion
// inputs: true, 4

import dev.assay.api.Assay;

/** A variable may name an object that has a name already. */
public class ChosenObjectIsTheSame {
  static class Cell {
    int value;
  }

  public static void main(String[] args) {
    Cell a = new Cell();
    Cell b = Assay.anyBoolean() ? a : new Cell();
    b.value = Assay.anyInt();
    assert a.value == 0;
  }
}
