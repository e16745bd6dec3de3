// expect: verified
// target: CallerTrustsContract#caller
// options: --contracts

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** The loop in the body goes round as often as an input says, but the contract says enough. */
public class CallerTrustsContract {
  @Requires("notNegative")
  @Ensures("isRoot")
  static int root(int x) {
    int r = 0;
    while (r < 46340 && (r + 1) * (r + 1) <= x) {
      r++;
    }
    return r;
  }

  static boolean notNegative(int x) {
    return x >= 0;
  }

  static boolean isRoot(int x, int result) {
    return result >= 0 && result <= 46340 && result * result <= x;
  }

  static void caller(int x) {
    if (x >= 0) {
      int r = root(x);
      assert r <= 46340;
      assert x - r * r >= 0;
    }
  }
}
