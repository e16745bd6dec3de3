// expect: verified

import dev.assay.api.Assay;
import java.util.Arrays;

/** Arrays of doubles are equal if their bits are, up to NaN. */
public class EqualDoubles {
  public static void main(String[] args) {
    double x = Assay.anyDouble();
    double[] a = {x, 0.0};
    double[] b = {x, Assay.anyBoolean() ? 0.0 : -0.0};
    assert Arrays.equals(a, b) == (1 / b[1] > 0);
    byte[] c = {Assay.anyByte(), 2, 3, 4, 5, 6, 7, 8, 9};
    byte[] d = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    assert Arrays.equals(c, d) == (c[0] == 1);
    long[] e = {7, Assay.anyLong()};
    assert Arrays.equals(e, new long[] {7, 8}) == (e[1] == 8);
  }
}
