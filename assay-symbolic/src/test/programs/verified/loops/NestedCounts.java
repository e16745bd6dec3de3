// expect: verified

import dev.assay.api.Assay;

/** Two nested loops run as often as the product of their limits. */
public class NestedCounts {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 3);
    int m = Assay.anyInt(0, 3);
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) {
        count++;
      }
    }
    assert count == n * m;
  }
}
