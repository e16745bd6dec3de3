// expect: violation assertion
// inputs: 1073741825

import dev.assay.api.Assay;

/** Above the largest power of two there is no next one. */
public class NextPowerOfTwoOverflow {
  static int smear(int x) {
    int n = x - 1;
    n |= n >>> 1;
    n |= n >>> 2;
    n |= n >>> 4;
    n |= n >>> 8;
    n |= n >>> 16;
    return n + 1;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 0);
    assert smear(x) >= x;
  }
}
