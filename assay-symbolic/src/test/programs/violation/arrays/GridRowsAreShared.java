// expect: violation assertion
// inputs: 0, 1

import dev.assay.api.Assay;

/** Two rows of a grid are the same array. */
public class GridRowsAreShared {
  public static void main(String[] args) {
    int[] row = new int[2];
    int[][] grid = {row, row};
    int i = Assay.anyInt(0, 1);
    int j = Assay.anyInt(0, 1);
    grid[i][0] = 1;
    grid[j][0] = 2;
    assert i == j || grid[i][0] == 1;
  }
}
