package dev.assay.certify.coder;

/**
 * Probabilities of 12 bits and their logarithms of odds, ln(p / (1 - p)) in units of 1/256, in
 * whole numbers throughout, so that every implementation computes the same.
 */
public final class Logistic {
  /** The function 4096 / (1 + e^-x) at x = -8, -7.5 … 8. */
  private static final int[] POINTS = {
    1, 2, 4, 6, 10, 17, 27, 45, 74, 120, 194, 311, 488, 747, 1102, 1546, 2048, 2550, 2994, 3349,
    3608, 3785, 3902, 3976, 4022, 4051, 4069, 4079, 4086, 4090, 4092, 4094, 4095
  };

  private static final short[] STRETCH = new short[4096];

  static {
    int from = 0;
    for (int x = -2047; x <= 2047; x++) {
      int p = squash(x);
      while (from <= p) {
        STRETCH[from++] = (short) x;
      }
    }
    while (from < 4096) {
      STRETCH[from++] = 2047;
    }
  }

  private Logistic() {}

  /** The probability with these odds, from 1 to 4095; linear between the points. */
  public static int squash(int x) {
    if (x > 2047) {
      return 4095;
    }
    if (x < -2047) {
      return 1;
    }
    int within = x & 127;
    int i = (x >> 7) + 16;
    return (POINTS[i] * (128 - within) + POINTS[i + 1] * within + 64) >> 7;
  }

  /** The smallest odds, from -2047, whose probability is not below the given one. */
  public static int stretch(int p) {
    return STRETCH[p];
  }
}
