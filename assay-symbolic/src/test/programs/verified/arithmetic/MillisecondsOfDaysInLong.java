// expect: verified

import dev.assay.api.Assay;

/** Days are turned into milliseconds in long. */
public class MillisecondsOfDaysInLong {
  static long milliseconds(int days) {
    return days * 24L * 60 * 60 * 1000;
  }

  public static void main(String[] args) {
    int days = Assay.anyInt(0, 100);
    assert milliseconds(days) >= 0;
  }
}
