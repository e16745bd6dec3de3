// expect: verified

import dev.assay.api.Assay;

/** A clamped value lies in the range and is unchanged if it was there before. */
public class Clamp {
  static int clamp(int x, int low, int high) {
    return Math.max(low, Math.min(high, x));
  }

  static void check(int x, int low, int high) {
    Assay.assume(low <= high);
    int y = clamp(x, low, high);
    assert low <= y && y <= high;
    assert y == x || x < low || x > high;
  }

  public static void main(String[] args) {
    check(Assay.anyInt(), Assay.anyInt(), Assay.anyInt());
  }
}
