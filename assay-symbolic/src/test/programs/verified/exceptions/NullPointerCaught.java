// expect: verified

import dev.assay.api.Assay;

/** Access through null is caught where it happens. */
public class NullPointerCaught {
  static class Cell {
    int value = 4;
  }

  static int read(Cell cell) {
    try {
      return cell.value;
    } catch (NullPointerException e) {
      return -1;
    }
  }

  public static void main(String[] args) {
    boolean there = Assay.anyBoolean();
    int v = read(there ? new Cell() : null);
    assert v == (there ? 4 : -1);
  }
}
