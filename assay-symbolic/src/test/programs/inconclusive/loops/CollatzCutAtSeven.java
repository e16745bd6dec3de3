// expect: inconclusive
// options: --unwind 7

import dev.assay.api.Assay;

/** Six needs eight steps to reach one, and seven are allowed. */
public class CollatzCutAtSeven {
  public static void main(String[] args) {
    int n = Assay.anyInt(1, 6);
    int steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    assert steps <= 8;
  }
}
