// expect: verified
// target: BodyNeedsBothConditions#quotient
// options: --requires BodyNeedsBothConditions#small

import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** The condition of the command line and that of the contract both hold. */
public class BodyNeedsBothConditions {
  @Requires("divisible")
  @Ensures("back")
  static long quotient(int x, int y) {
    return x / y;
  }

  static boolean small(int x, int y) {
    return x > -1000 && x < 1000;
  }

  static boolean divisible(int x, int y) {
    return y == 7 || y == -3;
  }

  static boolean back(int x, int y, long result) {
    return result * y + x % y == x && result < 1000;
  }
}
