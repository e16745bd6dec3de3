// expect: violation exception NullPointerException
// inputs: 3

import dev.assay.api.Assay;

/** A variable is set on all paths but one. */
public class NullAfterChoice {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    int[] a = null;
    if (x < 2) {
      a = new int[2];
    } else if (x == 2) {
      a = new int[3];
    }
    assert a.length >= 2;
  }
}
