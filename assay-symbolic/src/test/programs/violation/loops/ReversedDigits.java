// expect: violation assertion
// inputs: 10

import dev.assay.api.Assay;

/** Zeros at the end are lost when the digits are reversed. */
public class ReversedDigits {
  static int reverse(int x) {
    int y = 0;
    while (x > 0) {
      y = y * 10 + x % 10;
      x /= 10;
    }
    return y;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(1, 99);
    assert reverse(reverse(x)) == x;
  }
}
