// expect: verified

import dev.assay.api.Assay;

/** Of two objects only the chosen one is changed. */
public class ChosenObjectIsChanged {
  static class Cell {
    int value;
  }

  public static void main(String[] args) {
    Cell a = new Cell();
    Cell b = new Cell();
    boolean first = Assay.anyBoolean();
    Cell c = first ? a : b;
    c.value = 5;
    assert a.value + b.value == 5;
    assert (a == c) == first && (b == c) != first;
  }
}
