// expect: verified

import dev.assay.api.Assay;

/** A result is fixed before the finally block changes the variable. */
public class FinallyDoesNotChangeResult {
  static int f(int x) {
    try {
      return x;
    } finally {
      x++;
    }
  }

  public static void main(String[] args) {
    int x = Assay.anyInt();
    assert f(x) == x;
  }
}
