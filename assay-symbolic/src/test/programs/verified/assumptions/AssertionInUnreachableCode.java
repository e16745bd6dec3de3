// expect: verified

import dev.assay.api.Assay;

/** A failing assertion is in a branch that no input reaches. */
public class AssertionInUnreachableCode {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if ((x & 1) == 0) {
      if (x % 2 != 0) {
        assert false;
      }
    }
  }
}
