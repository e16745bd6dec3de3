// expect: verified

import dev.assay.api.Assay;

/** A loop that tests at its end runs at least once. */
public class DoWhileRunsAtLeastOnce {
  public static void main(String[] args) {
    int n = Assay.anyInt(-3, 3);
    int i = 0;
    do {
      i++;
    } while (i < n);
    assert i == Math.max(1, n);
  }
}
