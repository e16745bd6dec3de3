// expect: violation exception ArithmeticException
// target: WeakRequirement#quotient
// inputs: 5, 0

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** What is required does not exclude a division by zero. */
public class WeakRequirement {
  @Requires("notNegative")
  @Ensures("anything")
  static int quotient(int x, int y) {
    return x / y;
  }

  static boolean notNegative(int x, int y) {
    return y >= 0;
  }

  static boolean anything(int x, int y, int result) {
    return true;
  }
}
