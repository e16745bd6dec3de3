// expect: verified

import dev.assay.api.Assay;

/**
 * A leap year is never followed by another within three years, and within a century every fourth is
 * one.
 */
public class LeapYears {
  static boolean isLeap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  public static void main(String[] args) {
    int year = Assay.anyInt(1, 3000);
    if (isLeap(year)) {
      assert !isLeap(year + 1) && !isLeap(year + 2) && !isLeap(year + 3);
    }
    if (year % 100 != 0) {
      assert isLeap(year) == ((year & 3) == 0);
    }
  }
}
