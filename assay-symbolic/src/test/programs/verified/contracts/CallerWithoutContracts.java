// expect: verified
// target: CallerWithoutContracts#caller

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** Without the option the body counts, which gives more than the contract promises. */
public class CallerWithoutContracts {
  @Requires("positive")
  @Ensures("notSmaller")
  static int twice(int x) {
    return x + x;
  }

  static boolean positive(int x) {
    return x > 0 && x < 1000;
  }

  static boolean notSmaller(int x, int result) {
    return result >= x;
  }

  static void caller(byte x) {
    assert twice(x) == 2 * x;
  }
}
