// expect: verified
// target: RequiredEnough#check
// options: --requires RequiredEnough#areOrdered

/** The precondition says all that is needed. */
public class RequiredEnough {
  static boolean areOrdered(int a, int b) {
    return a >= 0 && a < b;
  }

  static void check(int a, int b) {
    assert b - a > 0;
  }
}
