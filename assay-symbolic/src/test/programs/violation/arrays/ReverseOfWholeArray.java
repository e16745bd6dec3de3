// expect: violation assertion
// inputs: 1, 2

import dev.assay.api.Assay;

/** A reversal that goes on to the end undoes itself. */
public class ReverseOfWholeArray {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    int[] a = {x, y};
    for (int i = 0; i < a.length; i++) {
      int t = a[i];
      a[i] = a[a.length - 1 - i];
      a[a.length - 1 - i] = t;
    }
    assert a[0] == y;
  }
}
