package dev.assay.symbolic.operands;

/** Branches, switches, loops, exceptions and calls that depend on unknowns. */
@SuppressWarnings("all")
final class Control {
  private Control() {}

  static int denseSwitch(int a) {
    switch (a) {
      case -1:
        return 10;
      case 0:
      case 1:
        return 20;
      case 3:
        a += 5;
      case 4:
        a++;
        break;
      default:
        a = -a;
    }
    return a;
  }

  static int sparseSwitch(int a) {
    switch (a) {
      case Integer.MIN_VALUE:
        return 1;
      case -1000:
        return 2;
      case 0:
        return 3;
      case 100000:
        return 4;
      case Integer.MAX_VALUE:
        return 5;
    }
    return a ^ 1;
  }

  static int switchOnByte(byte a) {
    return switch (a) {
      case -128 -> 1;
      case 0, 1, 2 -> a + 1;
      case 127 -> 3;
      default -> a * 2;
    };
  }

  static int switchOnChar(char a) {
    return switch (a) {
      case 'a', 'b' -> 1;
      case 'c' -> 2;
      case 65535 -> 3;
      default -> a;
    };
  }

  static int loop(byte a) {
    int sum = 0;
    for (int i = 0; i < (a & 7); i++) {
      sum += i * a;
    }
    return sum;
  }

  static int gcd(byte a, byte b) {
    int x = a & 15;
    int y = b & 15;
    while (y != 0) {
      int rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  static int caughtDivision(int a, int b) {
    try {
      return a / b;
    } catch (ArithmeticException e) {
      return -5;
    } finally {
      a++;
    }
  }

  static int caughtIndex(int i) {
    int[] a = {1, 2};
    try {
      a[i] = 7;
    } catch (ArrayIndexOutOfBoundsException e) {
      a[0] = 9;
    }
    return a[0];
  }

  static int thrown(int a) {
    if (a < 0) {
      throw new IllegalArgumentException();
    }
    if (a % 3 == 0) {
      throw new IllegalStateException();
    }
    return a;
  }

  static int dispatch(int a, int b) {
    Comparable<Integer> c = a > 0 ? Integer.valueOf(b & 7) : Integer.valueOf(3);
    return c.compareTo(4);
  }

  static int cast(int a) {
    Object o = a > 5 ? "text" : (Object) Boolean.TRUE;
    return ((String) o).length();
  }

  static int instance(int a) {
    Object o = a > 5 ? "text" : a < 0 ? null : new int[2];
    return o instanceof String ? 1 : o instanceof int[] ? 2 : 3;
  }

  static int recursive(byte a) {
    int n = a & 3;
    return n == 0 ? 1 : n * recursive((byte) (n - 1));
  }

  static int lambda(int a, int b) {
    java.util.function.IntBinaryOperator op = a > b ? (x, y) -> x - y : (x, y) -> x + y;
    return op.applyAsInt(a, b);
  }

  static long negativeSize(int a) {
    return new int[a < 0 ? a : 1].length;
  }

}
