// expect: verified

import dev.assay.api.Assay;

/** Assumptions in a loop build up an ascending sequence. */
public class AssumptionInLoop {
  public static void main(String[] args) {
    int[] a = new int[4];
    for (int i = 0; i < a.length; i++) {
      a[i] = Assay.anyInt();
      if (i > 0) {
        Assay.assume(a[i] > a[i - 1]);
      }
    }
    assert a[3] > a[0];
    assert (long) a[3] - a[0] >= 3;
  }
}
