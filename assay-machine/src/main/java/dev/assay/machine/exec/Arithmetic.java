package dev.assay.machine.exec;

import dev.assay.machine.code.Op;

/** Computations of the interpreter that are not plain operators of the host. */
final class Arithmetic {
  private Arithmetic() {}

  static float f(long v) {
    return Float.intBitsToFloat((int) v);
  }

  static long f(float v) {
    return Float.floatToRawIntBits(v);
  }

  static double d(long v) {
    return Double.longBitsToDouble(v);
  }

  static long d(double v) {
    return Double.doubleToRawLongBits(v);
  }

  static int compare(double a, double b, int ifNaN) {
    return a > b ? 1 : a == b ? 0 : a < b ? -1 : ifNaN;
  }

  /** A remainder, which the host computes by a call. */
  static long remainder(long x, long y, int op) {
    return op == Op.FREM ? f(f(x) % f(y)) : d(d(x) % d(y));
  }

  /** A rare stack shuffle; {@code a} is the first free slot. */
  static void shuffle(long[] s, int a, int op) {
    long v = s[a - 1];
    long u = s[a - 2];
    switch (op) {
      case Op.DUP_X1 -> {
        s[a] = v;
        s[a - 1] = u;
        s[a - 2] = v;
      }
      case Op.DUP_X2 -> {
        s[a] = v;
        s[a - 1] = u;
        s[a - 2] = s[a - 3];
        s[a - 3] = v;
      }
      case Op.DUP2_X1 -> {
        s[a + 1] = v;
        s[a] = u;
        s[a - 1] = s[a - 3];
        s[a - 2] = v;
        s[a - 3] = u;
      }
      case Op.DUP2_X2 -> {
        s[a + 1] = v;
        s[a] = u;
        s[a - 1] = s[a - 3];
        s[a - 2] = s[a - 4];
        s[a - 3] = v;
        s[a - 4] = u;
      }
      case Op.SWAP -> {
        s[a - 1] = u;
        s[a - 2] = v;
      }
      default -> throw new IllegalStateException("no such operation: " + op);
    }
  }
}
