// expect: verified

import dev.assay.api.Assay;

/** Ackermann's function for small arguments. */
public class Ackermann {
  static int ackermann(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    if (n == 0) {
      return ackermann(m - 1, 1);
    }
    return ackermann(m - 1, ackermann(m, n - 1));
  }

  public static void main(String[] args) {
    int m = Assay.anyInt(0, 2);
    int n = Assay.anyInt(0, 2);
    int a = ackermann(m, n);
    assert a == (m == 0 ? n + 1 : m == 1 ? n + 2 : 2 * n + 3);
  }
}
