// expect: verified

import dev.assay.api.Assay;

/** Both ends of the range are tested before the access. */
public class IndexGuarded {
  static int get(int[] a, int i) {
    return i >= 0 && i < a.length ? a[i] : -1;
  }

  public static void main(String[] args) {
    int[] a = {10, 20, 30};
    int x = get(a, Assay.anyInt());
    assert x == -1 || x == 10 || x == 20 || x == 30;
  }
}
