// expect: violation assertion
// target: LongToDoubleLosesBits#check
// inputs: 9007199254740993

/** A long may have more digits than a double. */
public class LongToDoubleLosesBits {
  static void check(long x) {
    assert (long) (double) x == x;
  }
}
