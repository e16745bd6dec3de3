// expect: inconclusive
// options: --unwind 6

import dev.assay.api.Assay;

/** The number of iterations is any int. */
public class UnboundedSum {
  public static void main(String[] args) {
    int n = Assay.anyInt();
    long sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i;
    }
    assert sum >= 0;
  }
}
