// expect: verified

import dev.assay.api.Assay;

/** No square leaves the remainder two by four, overflow or not. */
public class SquareIsNeverTwoModuloFour {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    if ((x * x & 3) == 2) {
      assert false;
    }
  }
}
