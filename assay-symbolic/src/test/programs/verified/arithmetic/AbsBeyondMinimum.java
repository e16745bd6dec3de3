// expect: verified

import dev.assay.api.Assay;

/** Without the smallest int, an absolute value is never negative. */
public class AbsBeyondMinimum {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x != Integer.MIN_VALUE);
    assert Math.abs(x) >= 0;
  }
}
