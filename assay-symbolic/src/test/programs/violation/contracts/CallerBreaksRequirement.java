// expect: violation assertion precondition inOrder of CallerBreaksRequirement.clamp
// target: CallerBreaksRequirement#caller
// options: --contracts

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** Nobody sees to the order of the bounds; the body does not complain. */
public class CallerBreaksRequirement {
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

  static int caller(int low, int high) {
    return clamp(5, low, high);
  }
}
