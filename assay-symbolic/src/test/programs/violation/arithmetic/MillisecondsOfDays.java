// expect: violation assertion
// inputs: 25

import dev.assay.api.Assay;

/** Days are turned into milliseconds in int before the result is widened. */
public class MillisecondsOfDays {
  static long milliseconds(int days) {
    return days * 24 * 60 * 60 * 1000;
  }

  public static void main(String[] args) {
    int days = Assay.anyInt(0, 100);
    assert milliseconds(days) >= 0;
  }
}
