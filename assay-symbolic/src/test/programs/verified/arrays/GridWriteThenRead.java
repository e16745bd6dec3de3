// expect: verified

import dev.assay.api.Assay;

/** An element of a two-dimensional array is found again by its two indices. */
public class GridWriteThenRead {
  public static void main(String[] args) {
    int[][] grid = new int[2][3];
    int i = Assay.anyInt(0, 1);
    int j = Assay.anyInt(0, 2);
    int x = Assay.anyInt();
    grid[i][j] = x;
    int sum = 0;
    for (int[] row : grid) {
      for (int y : row) {
        sum += y;
      }
    }
    assert grid[i][j] == x && sum == x;
  }
}
