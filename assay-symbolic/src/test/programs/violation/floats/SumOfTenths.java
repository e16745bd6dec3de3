// expect: violation assertion
// inputs: 3

import dev.assay.api.Assay;

/** A sum of tenths is not exact, since a tenth is no binary fraction. */
public class SumOfTenths {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 5);
    double sum = 0.0;
    for (int i = 0; i < n; i++) {
      sum += 0.1;
    }
    assert sum == n / 10.0;
  }
}
