// expect: verified

import dev.assay.api.Assay;

/** A number is odd when its remainder by 2 is not zero, whatever the sign. */
public class OddByRemainderNotZero {
  static boolean isOdd(int x) {
    return x % 2 != 0;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert isOdd(x) == ((x & 1) == 1);
  }
}
