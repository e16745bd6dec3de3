// expect: violation assertion
// inputs: 4

import dev.assay.api.Assay;

/** A strict comparison misses exact squares. */
public class IntegerSquareRootOfSquares {
  public static void main(String[] args) {
    int x = Assay.anyInt(2, 50);
    int root = 0;
    while ((root + 1) * (root + 1) < x) {
      root++;
    }
    assert x < (root + 1) * (root + 1);
  }
}
