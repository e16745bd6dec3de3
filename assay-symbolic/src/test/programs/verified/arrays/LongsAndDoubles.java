// expect: verified

import dev.assay.api.Assay;

/** Arrays of wide elements keep symbolic contents. */
public class LongsAndDoubles {
  public static void main(String[] args) {
    long x = Assay.anyLong();
    double y = Assay.anyDouble();
    Assay.assume(y == y);
    long[] longs = {1, x, 3};
    double[] doubles = {y, 0.5};
    int i = Assay.anyInt(0, 2);
    assert longs[i] == (i == 1 ? x : i + 1);
    assert doubles[i / 2] == (i == 2 ? 0.5 : y);
  }
}
