// expect: violation assertion
// inputs: 2, 2

import dev.assay.api.Assay;

/** Ackermann's function reaches seven. */
public class AckermannIsSeven {
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
    assert ackermann(m, n) != 7;
  }
}
