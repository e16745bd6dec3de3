// expect: verified

import dev.assay.api.Assay;

/** Two variables are swapped by three exclusive ors. */
public class SwapByXor {
  public static void main(String[] args) {
    int a = Assay.anyInt();
    int b = Assay.anyInt();
    int x = a;
    int y = b;
    x ^= y;
    y ^= x;
    x ^= y;
    assert x == b && y == a;
  }
}
