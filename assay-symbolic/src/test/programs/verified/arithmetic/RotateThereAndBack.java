// expect: verified

import dev.assay.api.Assay;

/** A rotation to the left is undone by one to the right. */
public class RotateThereAndBack {
  static int left(int x, int n) {
    return x << n | x >>> -n;
  }

  static int right(int x, int n) {
    return x >>> n | x << -n;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    int n = Assay.anyInt();
    assert right(left(x, n), n) == x;
  }
}
