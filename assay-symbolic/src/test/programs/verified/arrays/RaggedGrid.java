// expect: verified

import dev.assay.api.Assay;

/** The rows of a triangular grid have their own lengths. */
public class RaggedGrid {
  public static void main(String[] args) {
    int[][] grid = {{}, {1}, {1, 2}, {1, 2, 3}};
    int i = Assay.anyInt(0, 3);
    assert grid[i].length == i;
    assert i == 0 || grid[i][i - 1] == i;
  }
}
