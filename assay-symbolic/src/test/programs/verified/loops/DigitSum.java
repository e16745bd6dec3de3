// expect: verified

import dev.assay.api.Assay;

/** A number and its digit sum have the same remainder by nine. */
public class DigitSum {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 999);
    int sum = 0;
    for (int rest = x; rest > 0; rest /= 10) {
      sum += rest % 10;
    }
    assert sum % 9 == x % 9;
  }
}
