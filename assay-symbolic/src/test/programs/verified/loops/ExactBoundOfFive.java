// expect: verified
// options: --unwind 5

import dev.assay.api.Assay;

/** A loop of at most five iterations is unwound completely by five. */
public class ExactBoundOfFive {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 5);
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += i;
    }
    assert sum == n * (n + 1) / 2;
  }
}
