/** Floats are as IEEE 754 says. */
class Floats {
  @Expect("violation")
  static void nanDiffers(double x) {
    assert x == x;
  }

  @Expect("verified")
  static void nanIsEqualAsBox(double x) {
    assert Double.valueOf(x).equals(x);
  }

  @Expect("violation")
  static void zerosAreEqual(double x) {
    assert x != 0 || 1 / x > 0;
  }

  @Expect("violation")
  static void zerosDifferAsBoxes(Double a, Double b) {
    assert a == null || b == null || a.doubleValue() != b.doubleValue() || a.equals(b);
  }

  @Expect("violation")
  static void sumIsAbsorbed(double x) {
    assert x + 1 != x || Double.isInfinite(x) || x != x;
  }

  @Expect("verified")
  static void castIsBounded(double x) {
    int i = (int) x;
    assert x != x ? i == 0 : x < 1e10 || i == Integer.MAX_VALUE;
  }

  @Expect("verified")
  static void narrowCastGoesByInt(float x) {
    if (x > 1e9f && x < 3e38f) {
      assert (byte) x == (byte) (int) x;
    }
  }

  @Expect("violation")
  static void intLosesBits(int x) {
    assert (int) (float) x == x;
  }

  @Expect("verified")
  static void intFitsDouble(int x) {
    assert (int) (double) x == x;
  }

  @Expect("violation")
  static void longLosesBits(long x) {
    assert (long) (double) x == x;
  }

  @Expect("verified")
  static void negatedComparison(float x, float y) {
    assert !(x < y) || !(x >= y);
  }

  @Expect("violation")
  static void notLessIsNotGreaterOrEqual(float x, float y) {
    assert x < y || x >= y;
  }

  @Expect("verified")
  static void minOfZeros() {
    assert 1 / Math.min(0.0, -0.0) < 0;
  }

  @Expect("violation")
  static void absOfNan(double x) {
    assert Math.abs(x) >= 0;
  }

  @Expect("violation")
  static void halfOfTheSmallest(float x) {
    assert x / 2 != 0 || x == 0;
  }

  @Expect("verified")
  static void bitsThereAndBack(int bits) {
    float f = Float.intBitsToFloat(bits);
    assert f != f || Float.floatToIntBits(f) == bits;
  }

  @Expect("violation")
  static void overflowToInfinity(float x) {
    assert !(x > 1) || x * x < Float.POSITIVE_INFINITY;
  }

  @Expect("verified")
  static void compareTotalOrder(double x) {
    assert Double.compare(x, x) == 0;
  }
}
