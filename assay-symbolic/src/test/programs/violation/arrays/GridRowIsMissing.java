// expect: violation exception NullPointerException
// inputs: 1

import dev.assay.api.Assay;

/** A row that was never made is null. */
public class GridRowIsMissing {
  public static void main(String[] args) {
    int[][] grid = new int[3][];
    grid[0] = new int[1];
    grid[2] = new int[2];
    int i = Assay.anyInt(0, 2);
    grid[i][0] = 1;
  }
}
