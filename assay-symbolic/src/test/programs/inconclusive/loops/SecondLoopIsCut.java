// expect: inconclusive
// options: --unwind 4

import dev.assay.api.Assay;

/** The first loop ends within the bound, the second does not. */
public class SecondLoopIsCut {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 4);
    int i = 0;
    while (i < n) {
      i++;
    }
    int m = Assay.anyInt(0, 5);
    int j = 0;
    while (j < m) {
      j++;
    }
    assert i + j == n + m;
  }
}
