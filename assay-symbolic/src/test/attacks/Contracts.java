import dev.assay.api.Assay;
import dev.assay.api.Ensures;
import dev.assay.api.Requires;

/** Contracts in the place of methods, and of the method that is checked. */
class Contracts {
  @Ensures("positive")
  static int absolute(int x) {
    return x < 0 ? -x : x;
  }

  static boolean positive(int x, int result) {
    return result >= 0;
  }

  @Ensures("atMost")
  static int smaller(int x, int y) {
    return x < y ? x : y;
  }

  static boolean atMost(int x, int y, int result) {
    return result <= x && result <= y;
  }

  @Requires("notZero")
  static int quotient(int x) {
    return 100 / x;
  }

  static boolean notZero(int x) {
    return x != 0;
  }

  @Expect(value = "violation")
  @Ensures("positive1")
  static int brokenPromise(int x) {
    return x < 0 ? -x : x;
  }

  static boolean positive1(int x, int result) {
    return result >= 0;
  }

  @Expect("verified")
  @Ensures("within")
  static int keptPromise(int x) {
    return x & 7;
  }

  static boolean within(int x, int result) {
    return result >= 0 && result < 8;
  }

  @Expect("verified")
  @Requires("notZero")
  static int required(int x) {
    return 100 / x;
  }

  @Expect(value = "verified", contracts = true)
  static void promiseSuffices(int x, int y) {
    assert smaller(x, y) <= x;
  }

  @Expect("verified")
  static void bodyIsMoreExact(int x, int y) {
    int s = smaller(x, y);
    assert s == x || s == y;
  }

  @Expect(value = "verified", contracts = true)
  static void promiseIsTakenForGranted(int x) {
    assert absolute(x) >= 0;
  }

  @Expect("violation")
  static void bodyBreaksIt(int x) {
    assert absolute(x) >= 0;
  }

  @Expect(value = "verified", contracts = true)
  static void callerKeepsRequirement(int x) {
    if (x > 0) {
      quotient(x);
    }
  }

  @Expect(value = "violation", by = "ArithmeticException")
  static void callerBreaksRequirement(int x) {
    quotient(x);
  }

  @Expect("verified")
  @Requires("never")
  static void vacuous(int x) {
    assert x == 3;
  }

  static boolean never(int x) {
    return x != x;
  }
}
