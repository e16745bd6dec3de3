// expect: violation assertion
// inputs: 5, 5

import dev.assay.api.Assay;

/** A search without break finds the last of several matches. */
public class LastMatchInsteadOfFirst {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    int[] a = {x, y};
    int found = -1;
    for (int i = 0; i < a.length; i++) {
      if (a[i] == y) {
        found = i;
      }
    }
    assert x != y || found == 0;
  }
}
