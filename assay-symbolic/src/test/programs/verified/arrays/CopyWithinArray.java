// expect: verified

import dev.assay.api.Assay;

/** System.arraycopy within one array works as if by way of another. */
public class CopyWithinArray {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    int[] a = {x, y, 3, 4};
    System.arraycopy(a, 0, a, 1, 3);
    assert a[0] == x && a[1] == x && a[2] == y && a[3] == 3;
  }
}
