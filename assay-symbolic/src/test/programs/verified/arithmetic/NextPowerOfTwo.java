// expect: verified

import dev.assay.api.Assay;

/** Smearing bits to the right finds the same power of two as doubling does. */
public class NextPowerOfTwo {
  static int smear(int x) {
    int n = x - 1;
    n |= n >> 1;
    n |= n >> 2;
    n |= n >> 4;
    n |= n >> 8;
    return n + 1;
  }

  public static void main(String[] args) {
    int x = Assay.anyInt(1, 1000);
    int power = 1;
    while (power < x) {
      power <<= 1;
    }
    assert smear(x) == power;
  }
}
