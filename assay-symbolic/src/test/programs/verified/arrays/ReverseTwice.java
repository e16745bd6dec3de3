// expect: verified

import dev.assay.api.Assay;

/** An array that is reversed twice is as before. */
public class ReverseTwice {
  static void reverse(int[] a) {
    for (int i = 0; i < a.length / 2; i++) {
      int t = a[i];
      a[i] = a[a.length - 1 - i];
      a[a.length - 1 - i] = t;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int y = Assay.anyInt();
    int z = Assay.anyInt();
    int[] a = {x, y, z};
    reverse(a);
    assert a[0] == z && a[1] == y && a[2] == x;
    reverse(a);
    assert a[0] == x && a[1] == y && a[2] == z;
  }
}
