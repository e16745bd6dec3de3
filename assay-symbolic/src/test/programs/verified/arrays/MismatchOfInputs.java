// expect: verified

import dev.assay.api.Assay;
import java.util.Arrays;

/** The library finds the first of all differences. */
public class MismatchOfInputs {
  public static void main(String[] args) {
    int[] a = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    int[] b = {Assay.anyInt(), Assay.anyInt(), Assay.anyInt()};
    int at = Arrays.mismatch(a, b);
    assert Arrays.equals(a, b) == (at < 0);
    if (at >= 0) {
      assert a[at] != b[at];
    }
    assert at <= 0 || a[0] == b[0];
    assert at <= 1 || a[1] == b[1];
  }
}
