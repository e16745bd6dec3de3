// expect: violation assertion
// inputs: 0

import dev.assay.api.Assay;

/** Zero has a digit, but the loop counts none. */
public class DigitsOfZero {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 999);
    int digits = 0;
    for (int rest = x; rest > 0; rest /= 10) {
      digits++;
    }
    assert digits >= 1;
  }
}
