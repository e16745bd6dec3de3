// expect: violation assertion
// target: RequiredTooLittle#check
// options: --requires RequiredTooLittle#isPositive
// inputs: 1, 1

/** The precondition does not say that the parameters differ. */
public class RequiredTooLittle {
  static boolean isPositive(int a, int b) {
    return a > 0 && b > 0;
  }

  static void check(int a, int b) {
    assert a > 0 && b > 0;
    assert a != b;
  }
}
