// expect: verified

import dev.assay.api.Assay;

/** A finally block runs whether or not its try block throws. */
public class FinallyAlwaysRuns {
  public static void main(String[] args) {
    int x = Assay.anyInt(-2, 2);
    int runs = 0;
    try {
      int y = 10 / x;
      assert x != 0 && y != 0;
    } catch (ArithmeticException e) {
      assert x == 0;
    } finally {
      runs++;
    }
    assert runs == 1;
  }
}
