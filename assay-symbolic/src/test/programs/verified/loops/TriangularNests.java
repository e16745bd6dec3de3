// expect: verified

import dev.assay.api.Assay;

/** The inner limit depends on the outer counter. */
public class TriangularNests {
  public static void main(String[] args) {
    int n = Assay.anyInt(0, 4);
    int count = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        count++;
      }
    }
    assert 2 * count == n * (n - 1);
  }
}
