// expect: verified

import dev.assay.api.Assay;

/** A search stops at the first of several matches. */
public class FirstMatch {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    int[] a = {x, y, x, y};
    int found = -1;
    for (int i = 0; i < a.length; i++) {
      if (a[i] == y) {
        found = i;
        break;
      }
    }
    assert found == (x == y ? 0 : 1);
  }
}
