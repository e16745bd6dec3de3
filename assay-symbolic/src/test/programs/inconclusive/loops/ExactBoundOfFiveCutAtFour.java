// expect: inconclusive
// options: --unwind 4

import dev.assay.api.Assay;

/** A loop of up to five iterations is cut at four. */
public class ExactBoundOfFiveCutAtFour {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 5);
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += i;
    }
    assert sum == n * (n + 1) / 2;
  }
}
