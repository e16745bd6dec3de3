// expect: verified
// options: --unwind 1

import dev.assay.api.Assay;

/** A loop that no input enters needs no iterations. */
public class BoundOfZero {
  public static void main(String[] args) {
    int x = Assay.anyInt();
    Assay.assume(x > 0);
    int y = x;
    while (y <= 0) {
      y++;
    }
    assert y == x;
  }
}
