// expect: inconclusive

import java.util.Date;

/** The date is held fixed, and the verdict says so. */
public class DateOfToday {
  public static void main(String[] args) {
    assert new Date().getTime() > 0;
  }
}
