// expect: violation assertion
// inputs: -1

import dev.assay.api.Assay;

/** A negative odd number does not have the remainder 1. */
public class OddByRemainder {
  static boolean isOdd(int x) {
    return x % 2 == 1;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert isOdd(x) == ((x & 1) == 1);
  }
}
