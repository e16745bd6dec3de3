// expect: verified

import dev.assay.api.Assay;

/** A cast after a test by instanceof does not fail. */
public class CastAfterInstanceof {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Object o = x % 2 == 0 ? "even" : Integer.valueOf(x);
    if (o instanceof Integer i) {
      assert i % 2 != 0;
    } else {
      assert ((String) o).length() == 4;
    }
  }
}
