/** NaN, zeros of both signs, infinities, rounding and conversions. */
class FloatCorners {
  @Expect("violation")
  static void self(double d) {
    assert d == d;
  }

  @Expect("verified")
  static void nanCmp(double d) {
    if (d != d)
      assert !(d < 0) && !(d >= 0) && Double.isNaN(d) && Double.compare(d, Double.MAX_VALUE) > 0;
  }

  @Expect("violation")
  static void negZero(float f) {
    if (f == 0f) assert 1 / f > 0;
  }

  @Expect("violation")
  static void minZero(double a, double b) {
    assert !(a == b) || Double.doubleToLongBits(a) == Double.doubleToLongBits(b);
  }

  @Expect("verified")
  static void mathMin(double a) {
    double m = Math.min(a, -0.0);
    assert m != 0 || Double.doubleToRawLongBits(m) != 0;
  }

  @Expect("verified")
  static void d2i(double d) {
    int i = (int) d;
    assert d == d || i == 0;
    if (d >= 2147483647.0) assert i == Integer.MAX_VALUE;
  }

  @Expect("violation")
  static void i2f(int i) {
    assert (int) (float) i == i;
  }

  @Expect("verified")
  static void i2d(int i) {
    assert (int) (double) i == i;
  }

  @Expect("violation")
  static void l2d(long i) {
    assert (long) (double) i == i;
  }

  @Expect("violation")
  static void absorb(double d) {
    assert d + 1 != d;
  }

  @Expect("verified")
  static void f2d(float a) {
    assert a != a || (float) (double) a == a;
  }

  @Expect("violation")
  static void d2f(double a) {
    assert a != a || (double) (float) a == a;
  }

  @Expect("verified")
  static void d2c(double d) {
    char c = (char) d;
    assert d >= 0 || d != d || c == (char) (int) d;
  }

  @Expect("verified")
  static void d2b(double d) {
    assert (byte) d == (byte) (int) d && (short) d == (short) (int) d;
  }

  @Expect("verified")
  static void abs(double d) {
    assert !(Math.abs(d) < 0);
  }

  @Expect("violation")
  static void equalsBox(Double a, Double b) {
    if (a != null && b != null && a.doubleValue() == b.doubleValue()) assert a.equals(b);
  }

  @Expect("violation")
  static void equalsBox2(Double a) {
    if (a != null && a.equals(a)) assert a.doubleValue() == a.doubleValue();
  }

  @Expect("verified")
  static void floatBits(float f) {
    if (!Float.isNaN(f)) assert Float.intBitsToFloat(Float.floatToIntBits(f)) == f;
  }

  @Expect("violation")
  static void bitsNaN(int bits) {
    assert Float.floatToIntBits(Float.intBitsToFloat(bits)) == bits;
  }

  @Expect("verified")
  static void sqrt(double d) {
    if (d >= 0) assert Math.sqrt(d) >= 0;
  }

  @Expect("violation")
  static void round(float f) {
    if (f > -1000 && f < 1000) assert Math.round(f) == (int) f;
  }

  @Expect("inconclusive")
  static void rem(double a) {
    if (a >= 0 && a < 100) {
      double r = a % 7.0;
      assert r >= 0 && r < 7;
    }
  }

  @Expect("violation")
  static void sum(float a, float b) {
    if (a > 0 && b > 0) assert a + b > a;
  }

  @Expect("verified")
  static void max(float a, float b) {
    float m = Math.max(a, b);
    assert a != a || b != b || (m == a || m == b) && m >= a && m >= b;
  }

  @Expect("verified")
  static void signum(double d) {
    double s = Math.signum(d);
    assert s == 1 || s == -1 || s == 0 || d != d;
  }

  @Expect("verified")
  static void copySign(double d) {
    double s = Math.copySign(1.0, d);
    assert s == 1 || s == -1;
  }

  @Expect("violation")
  static void overflow(double d) {
    if (d < Double.MAX_VALUE && d > 0) assert d * 2 < Double.POSITIVE_INFINITY;
  }

  @Expect("verified")
  static void inf(float f) {
    if (Float.isInfinite(f)) assert f - f != f - f && f * 0 != f * 0;
  }

  @Expect("verified")
  static void ulp(double d) {
    if (d == 1.0) assert Math.ulp(d) > 0;
  }

  @Expect("violation")
  static void denorm(double d) {
    if (d > 0) assert d / 2 > 0;
  }

  @Expect("violation")
  static void cond(double a, double b) {
    if (!(a < b)) assert a >= b;
  }

  @Expect("verified")
  static void toLong(float f) {
    long l = (long) f;
    if (f >= 9.3e18f) assert l == Long.MAX_VALUE;
    if (f <= -9.3e18f) assert l == Long.MIN_VALUE;
  }

  @Expect("violation")
  static void arrNaN(double[] a) {
    if (a != null && a.length == 1) assert a[0] == a[0];
  }

  static double sq(double x) {
    return x * x;
  }

  @Expect("verified")
  static void square(double x) {
    assert !(sq(x) < 0);
  }

  @Expect("verified")
  static void cmp(float a, float b) {
    int c = Float.compare(a, b);
    if (a < b) assert c < 0;
    if (a > b) assert c > 0;
    if (a == b && a != 0) assert c == 0;
  }
}
