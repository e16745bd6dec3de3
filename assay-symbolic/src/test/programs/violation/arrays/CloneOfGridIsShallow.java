// expect: violation assertion
// inputs: 1

import dev.assay.api.Assay;

/** A clone of a two-dimensional array shares its rows. */
public class CloneOfGridIsShallow {
  public static void main(String[] args) {
    int[][] a = {{1}, {2}};
    int[][] b = a.clone();
    int i = Assay.anyInt(0, 1);
    b[i][0] = 0;
    assert a[i][0] == i + 1;
  }
}
