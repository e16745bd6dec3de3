// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: 0, 2

import dev.assay.api.Assay;

/** Row and column are exchanged, which shows only where the grid is not square. */
public class GridIndicesExchanged {
  public static void main(String[] args) {
    int[][] grid = new int[2][3];
    int i = Assay.anyInt(0, 1);
    int j = Assay.anyInt(0, 2);
    grid[j][i] = 1;
  }
}
