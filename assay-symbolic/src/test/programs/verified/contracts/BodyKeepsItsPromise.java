// expect: verified
// target: BodyKeepsItsPromise#clamp

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** With the bounds in order the result lies between them. */
public class BodyKeepsItsPromise {
  @Requires("inOrder")
  @Ensures("inside")
  static int clamp(int x, int low, int high) {
    return x < low ? low : x > high ? high : x;
  }

  static boolean inOrder(int x, int low, int high) {
    return low <= high;
  }

  static boolean inside(int x, int low, int high, int result) {
    return low <= result && result <= high;
  }
}
