// expect: inconclusive
// target: UnboundedParameter#check
// options: --unwind 5

/** A parameter limits the loop, and nothing limits the parameter. */
public class UnboundedParameter {
  static void check(int n) {
    int x = n;
    while (x > 0) {
      x -= 3;
    }
    assert n <= 0 || x > -3;
  }
}
