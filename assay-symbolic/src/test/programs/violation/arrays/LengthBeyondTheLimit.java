// expect: violation assertion
// target: LengthBeyondTheLimit#check

/** A program may fail for arrays longer than `--max-array`, and their length is enough to see it. */
public class LengthBeyondTheLimit {
  static void check(int[] a) {
    assert a == null || a.length != 100;
  }
}
