// expect: verified

import dev.assay.api.Assay;

/** Quarters are binary fractions, and sums of them are exact. */
public class SumOfQuarters {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 5);
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
      sum += 0.25;
    }
    assert sum == n / 4.0;
  }
}
