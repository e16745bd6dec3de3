// expect: verified

import dev.assay.api.Assay;

/** All days of the week are known. */
public class DefaultIsUnreachable {
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
    int day = Assay.anyInt(0, 6);
    assert isWeekend(day) == (day % 6 == 0);
  }
}
