// expect: violation assertion postcondition notNegative of BodyBreaksItsPromise.abs
// target: BodyBreaksItsPromise#abs
// inputs: -2147483648

import dev.assay.api.Ensures;

/** The smallest int has no positive counterpart. */
public class BodyBreaksItsPromise {
  @Ensures("notNegative")
  static int abs(int x) {
    return x < 0 ? -x : x;
  }

  static boolean notNegative(int x, int result) {
    return result >= 0;
  }
}
