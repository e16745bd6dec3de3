// expect: violation exception ArithmeticException
// target: LongRemainderByZero#check
// inputs: 5, 0

/** A remainder of longs throws for zero, too. */
public class LongRemainderByZero {
  static long check(long x, long y) {
    return x % y;
  }
}
