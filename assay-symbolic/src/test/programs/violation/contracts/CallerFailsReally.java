// expect: violation exception ArithmeticException
// target: CallerFailsReally#caller
// options: --contracts

import dev.assay.api.Ensures;

/** The contract does not exclude zero, and the body gives it, too. */
public class CallerFailsReally {
  @Ensures("small")
  static int half(int x) {
    return x / 2;
  }

  static boolean small(int x, int result) {
    return result == x >> 1;
  }

  static int caller(int x) {
    return x < 0 ? 0 : 100 / half(x);
  }
}
