// expect: violation exception ArrayIndexOutOfBoundsException
// inputs: -1

import dev.assay.api.Assay;

/** Only the upper end of the range is tested. */
public class IndexGuardedOnOneSide {
  static int get(int[] a, int i) {
    return i < a.length ? a[i] : -1;
  }

  public static void main(String[] args) {
    int[] a = {10, 20, 30};
    int x = get(a, Assay.anyInt());
    assert x == -1 || x >= 10;
  }
}
