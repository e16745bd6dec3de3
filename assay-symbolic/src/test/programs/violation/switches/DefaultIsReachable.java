// expect: violation exception IllegalArgumentException
// inputs: 7

import dev.assay.api.Assay;

/** A day of the week that does not exist is refused. */
public class DefaultIsReachable {
  static boolean isWeekend(int day) {
    switch (day) {
      case 0:
      case 6:
        return true;
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
        return false;
      default:
        throw new IllegalArgumentException("no day");
    }
  }

  public static void main(String[] args) {
    isWeekend(Assay.anyInt(0, 7));
  }
}
