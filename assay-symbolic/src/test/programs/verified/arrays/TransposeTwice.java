// expect: verified

import dev.assay.api.Assay;

/** A matrix that is transposed twice is as before. */
public class TransposeTwice {
  static int[][] transpose(int[][] m) {
    int[][] t = new int[2][2];
    for (int i = 0; i < 2; i++) {
      for (int j = 0; j < 2; j++) {
        t[j][i] = m[i][j];
      }
    }
    return t;
  }

  public static void main(String[] args) {
    int[][] m = {{Assay.anyInt(), Assay.anyInt()}, {Assay.anyInt(), Assay.anyInt()}};
    int[][] t = transpose(transpose(m));
    int i = Assay.anyInt(0, 1);
    int j = Assay.anyInt(0, 1);
    assert t[i][j] == m[i][j];
  }
}
