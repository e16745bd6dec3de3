// expect: verified

import dev.assay.api.Assay;

/** A failed assertion that is caught is no failure. */
public class AssertionErrorCaught {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    boolean failed = false;
    try {
      assert x != 3;
    } catch (AssertionError e) {
      failed = true;
    }
    assert failed == (x == 3);
  }
}
