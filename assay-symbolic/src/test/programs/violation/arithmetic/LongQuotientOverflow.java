// expect: violation assertion
// target: LongQuotientOverflow#check
// inputs: -9223372036854775808

/** The smallest long divided by -1 is itself. */
public class LongQuotientOverflow {
  static void check(long x) {
    long y = x / -1;
    assert x == 0 || y != x;
  }
}
