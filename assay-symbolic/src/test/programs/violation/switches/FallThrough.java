// expect: violation assertion
// inputs: 1

import dev.assay.api.Assay;

/** A missing break lets the next case run, too. */
public class FallThrough {
  public static void main(String[] args) {
    int x = Assay.anyInt(0, 3);
    int y = 0;
    switch (x) {
      case 0:
        y = 10;
        break;
      case 1:
        y = 11;
      case 2:
        y = 12;
        break;
      default:
        y = 10 + x;
    }
    assert y == 10 + x;
  }
}
