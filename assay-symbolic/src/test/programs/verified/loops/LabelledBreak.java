// expect: verified

import dev.assay.api.Assay;

/** A labelled break ends both loops at the first find. */
public class LabelledBreak {
  public static void main(String[] args) {
    int[][] grid = {{1, 2}, {3, 4}, {1, 5}};
    int wanted = Assay.anyInt(1, 5);
    int row = -1;
    search:
    for (int r = 0; r < 3; r++) {
      for (int c = 0; c < 2; c++) {
        if (grid[r][c] == wanted) {
          row = r;
          break search;
        }
      }
    }
    assert row == (wanted <= 2 ? 0 : wanted <= 4 ? 1 : 2);
  }
}
