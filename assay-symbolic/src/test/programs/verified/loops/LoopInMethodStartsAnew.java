// expect: verified
// options: --unwind 3

import dev.assay.api.Assay;

/** A loop in a method has its full bound in every call. */
public class LoopInMethodStartsAnew {
  static int count(int n) {
    int c = 0;
    while (c < n) {
      c++;
    }
    return c;
  }

  public static void main(String[] args) {
    int n = Assay.anyInt(0, 3);
    int m = Assay.anyInt(0, 3);
    assert count(n) + count(m) + count(n) == 2 * n + m;
  }
}
