// expect: violation assertion
// inputs: 200
import dev.assay.api.Assay;

/** Deep recursion that an input bounds. */
class CountsDownTwoHundred {
  static int steps(int n) {
    if (n == 0) {
      return 0;
    }
    return n > 0 ? 1 + steps(n - 1) : -1;
  }

  public static void main(String[] args) {
    int n = Assay.anyInt();
    assert n < 180 || steps(n) != 200;
  }
}
