// expect: violation assertion
// inputs: 5

import dev.assay.api.Assay;

/** A return in a finally block replaces the result. */
public class FinallyHidesResult {
  @SuppressWarnings("finally")
  static int f(int x) {
    try {
      return x;
    } finally {
      if (x == 5) {
        return 0;
      }
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert f(x) == x;
  }
}
