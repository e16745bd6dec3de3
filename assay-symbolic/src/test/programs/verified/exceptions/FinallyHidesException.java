// expect: verified

import dev.assay.api.Assay;

/** A return in a finally block swallows the exception. */
public class FinallyHidesException {
  @SuppressWarnings("finally")
  static int f(int x) {
    try {
      return 100 / x;
    } finally {
      return 7;
    }
  }

  public static void main(String[] args) {
    assert f(Assay.anyInt()) == 7;
  }
}
