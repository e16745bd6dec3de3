// expect: verified

import dev.assay.api.Assay;

/** Objects of one class have fields of their own. */
public class FieldsAreSeparate {
  static class Cell {
    int value;
  }

  public static void main(String[] args) {
    Cell a = new Cell();
    Cell b = new Cell();
    int x = Assay.anyInt();
    a.value = x;
    b.value = x + 1;
    assert a.value == x && b.value == x + 1;
  }
}
