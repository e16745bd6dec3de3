// expect: verified

import dev.assay.api.Assay;

/** A loop that excludes its upper limit stays in the array. */
public class RightNumberOfIterations {
  public static void main(String[] args) {
    int[] a = new int[5];
    int n = Assay.anyInt(0, 5);
    for (int i = 0; i < n; i++) {
      a[i] = i;
    }
    assert n == 0 || a[n - 1] == n - 1;
  }
}
