// expect: violation assertion
// inputs: 0

import dev.assay.api.Assay;

/** A break ends the inner loop, and the outer one overwrites what was found. */
public class BreakLeavesOneLoopOnly {
  public static void main(String[] args) {
    int[][] grid = {{1, 2}, {3, 4}, {1, 5}};
    int i = Assay.anyInt(0, 4);
    int wanted = i + 1;
    int row = -1;
    for (int r = 0; r < 3; r++) {
      for (int c = 0; c < 2; c++) {
        if (grid[r][c] == wanted) {
          row = r;
          break;
        }
      }
    }
    assert wanted != 1 || row == 0;
  }
}
