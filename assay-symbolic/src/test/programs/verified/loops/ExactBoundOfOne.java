// expect: verified
// options: --unwind 1

import dev.assay.api.Assay;

/** A loop that runs at most once needs a bound of one. */
public class ExactBoundOfOne {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 19);
    while (x >= 10) {
      x -= 10;
    }
    assert x < 10;
  }
}
