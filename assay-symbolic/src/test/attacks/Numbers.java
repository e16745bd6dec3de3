import java.math.BigInteger;

/** Corners of integer arithmetic, conversions, shifts and bit tricks. */
class Numbers {
  @Expect("violation")
  static void absMin(int x) {
    assert Math.abs(x) >= 0;
  }

  @Expect("violation")
  static void negMin(long x) {
    assert x <= 0 || -x < 0;
    assert x == 0 || -x != x;
  }

  @Expect("verified")
  static void negOk(long x) {
    if (x != Long.MIN_VALUE && x != 0) assert -x != x;
  }

  @Expect(value = "violation", by = "ArithmeticException")
  static void absExact(int x) {
    Math.absExact(x);
  }

  @Expect(value = "violation", by = "ArithmeticException")
  static void toInt(long x) {
    Math.toIntExact(x);
  }

  @Expect("verified")
  static void addExact(int x, int y) {
    try {
      int z = Math.addExact(x, y);
      assert z == (long) x + y;
    } catch (ArithmeticException e) {
      assert (long) x + y != x + y;
    }
  }

  @Expect("verified")
  static void subExactL(long x, long y) {
    try {
      long z = Math.subtractExact(x, y);
      assert (z < x) == (y > 0);
    } catch (ArithmeticException e) {
      assert (x < 0) != (y < 0);
    }
  }

  @Expect("verified")
  static void incExact(int x) {
    try {
      assert Math.incrementExact(x) > x;
    } catch (ArithmeticException e) {
      assert x == Integer.MAX_VALUE;
    }
  }

  @Expect("verified")
  static void negExact(long x) {
    try {
      assert Math.negateExact(x) == -x;
    } catch (ArithmeticException e) {
      assert x == Long.MIN_VALUE;
    }
  }

  @Expect("violation")
  static void divMin(int x, int y) {
    if (y != 0) assert x / y != Integer.MIN_VALUE || y == 1;
  }

  @Expect("verified")
  static void modSign(int x) {
    int m = x % 5;
    assert m == 0 || (m > 0) == (x > 0);
  }

  @Expect("verified")
  static void floorMod(int x) {
    int m = Math.floorMod(x, 5);
    assert m >= 0 && m < 5;
  }

  @Expect("violation")
  static void floorDiv(int x) {
    assert Math.floorDiv(x, 2) == x / 2;
  }

  @Expect("violation")
  static void shiftBy32(int x, int s) {
    if (s == 32) assert x << s == 0;
  }

  @Expect("verified")
  static void shiftBy33(int x) {
    int s = 33;
    assert x << s == x << 1 && x >>> 32 == x;
  }

  @Expect("verified")
  static void shiftLong(long x, int s) {
    assert (x << s) == (x << (s & 63));
  }

  @Expect("violation")
  static void shiftNeg(int s) {
    assert 1 << s > 0;
  }

  @Expect("verified")
  static void ushrByte(byte b) {
    assert (b & 0xff) >>> 4 == ((b >>> 4) & 15);
  }

  @Expect("violation")
  static void ushrByte2(byte b) {
    assert (byte) (b >>> 1) >= 0;
  }

  @Expect("violation")
  static void byteCompound(byte b) {
    byte c = b;
    c += 1;
    assert c > b;
  }

  @Expect("violation")
  static void charCompound(char c) {
    char d = c;
    d--;
    assert d < c;
  }

  @Expect("verified")
  static void charArith(char c) {
    assert c + 1 > c && (char) (c + 65536) == c;
  }

  @Expect("violation")
  static void shortNarrow(int x) {
    assert (short) x == x;
  }

  @Expect("verified")
  static void narrowTwice(int x) {
    assert (byte) (short) x == (byte) x && (char) (byte) x == (char) (int) (byte) x;
  }

  @Expect("violation")
  static void i2b2c(byte b) {
    assert (char) b < 256;
  }

  @Expect("verified")
  static void l2i(long x) {
    assert (int) (x & 0xffffffffL) == (int) x;
  }

  @Expect("violation")
  static void hiLo(long x) {
    int hi = (int) (x >> 32), lo = (int) x;
    assert ((long) hi << 32 | lo) == x;
  }

  @Expect("verified")
  static void hiLo2(long x) {
    int hi = (int) (x >> 32), lo = (int) x;
    assert ((long) hi << 32 | lo & 0xffffffffL) == x;
  }

  @Expect("verified")
  static void lowest(int x) {
    assert Integer.lowestOneBit(x) == (x & -x);
    if (x != 0) assert Integer.numberOfTrailingZeros(x) == Integer.bitCount((x & -x) - 1);
  }

  @Expect("verified")
  static void reverse(int x) {
    assert Integer.reverse(Integer.reverse(x)) == x
        && Integer.reverseBytes(Integer.reverseBytes(x)) == x;
  }

  @Expect("verified")
  static void highest(long x) {
    assert x <= 0 || Long.highestOneBit(x) <= x && Long.numberOfLeadingZeros(x) <= 63;
  }

  @Expect("verified")
  static void rot(int x, int d) {
    assert Integer.rotateLeft(x, d) == Integer.rotateRight(x, -d);
  }

  @Expect("violation")
  static void powerOfTwo(int x) {
    if (x != 0 && (x & x - 1) == 0) assert x > 0;
  }

  @Expect("verified")
  static void avg(int a, int b) {
    if (a >= 0 && b >= 0) {
      int m = a + b >>> 1;
      assert m >= Math.min(a, b) && m <= Math.max(a, b);
    }
  }

  @Expect("violation")
  static void avgBad(int a, int b) {
    if (a >= 0 && b >= 0) {
      int m = (a + b) / 2;
      assert m >= 0;
    }
  }

  @Expect("violation")
  static void cmpSub(int a, int b) {
    assert (a - b < 0) == (a < b);
  }

  @Expect("verified")
  static void cmp(int a, int b) {
    assert (Integer.compare(a, b) < 0) == (a < b)
        && Integer.compareUnsigned(a, b)
            == Integer.compare(a + Integer.MIN_VALUE, b + Integer.MIN_VALUE);
  }

  @Expect("verified")
  static void divU(int a) {
    assert Integer.divideUnsigned(a, 2) == a >>> 1 && Integer.remainderUnsigned(a, 16) == (a & 15);
  }

  @Expect("verified")
  static void signum(int x) {
    assert Integer.signum(x) == (x > 0 ? 1 : x < 0 ? -1 : 0);
  }

  @Expect("verified")
  static void big(int x) {
    if (x >= 0 && x < 4) {
      BigInteger b = BigInteger.valueOf(x).shiftLeft(70);
      assert b.signum() == (x == 0 ? 0 : 1);
    }
  }

  @Expect(value = "violation", by = "ArithmeticException")
  static void divZ(long a, long b) {
    long c = a % b;
  }

  @Expect("verified")
  static void noDivZ(double a) {
    double c = a / 0;
    assert c != c || c == Double.POSITIVE_INFINITY || c == Double.NEGATIVE_INFINITY;
  }

  @Expect("violation")
  static void intChain(int x) {
    int y = x * x;
    assert y >= 0;
  }

  @Expect("verified")
  static void ternaryMix(boolean b, int i, char c) {
    int r = b ? i : c;
    assert b || r >= 0;
  }

  @Expect("violation")
  static void ternaryPromote(boolean b, int i) {
    Object o = b ? (Integer) i : (Double) 1.0;
    assert !(b) || o instanceof Integer;
  }

  @Expect("verified")
  static void hashLong(long x) {
    assert Long.hashCode(x) == (int) (x ^ x >>> 32);
  }

  @Expect("verified")
  static void boolHash(boolean b) {
    assert Boolean.hashCode(b) == (b ? 1231 : 1237) && Boolean.logicalXor(b, true) == !b;
  }
}
